import type { DocumentSnapshot, QuerySnapshot } from '@google-cloud/firestore';
import type { TableQuery } from '#contracts/records/table.ts';
import { isPlayer, PLAYER_FIELDS } from '#domain/players/is-player.ts';
import { profiles, waiverSignatures } from '../../gateways/records.ts';
import { allOf } from '../records/all-of.ts';
import { readTable } from '../records/read-table.ts';
import type { OwnFilter, OwnSort } from '../records/table-source.ts';
import { asPlayer, isInTeam, readOwnTeam } from './own-team.ts';

/** As many values as Firestore takes in one question. */
const AT_ONCE = 30;

/** Of the columns that are named otherwise than their field. */
const SORT_FIELDS = { team: 'teamName', guardian: 'parentGuardianName' };

/** As text, 10 would stand before 9; and 00 stands beside 0. */
const BY_JERSEY: OwnSort = {
  fields: ['jerseyNumber'],
  readKeys: async () => (doc) => {
    const jersey: string | null = doc.get('jerseyNumber');
    return jersey === null ? -1 : Number(jersey);
  },
};

/** A part of a record, as it is stored. */
function isOfPlayer(doc: DocumentSnapshot): boolean {
  const [role, ...rest] = PLAYER_FIELDS.map((field) => doc.get(field) ?? null);
  const [userId, teamName, jerseyNumber, position] = rest;
  return isPlayer({ role, userId, teamName, jerseyNumber, position });
}

/**
 * Players for whom a liability waiver was signed with the registration that they play by, or those for whom none
 * was: whoever was brought back by hand has signed for an earlier season alone.
 */
const byWaiver = (waiver: string): OwnFilter => ({
  fields: [...PLAYER_FIELDS, 'registrationId'],
  readTest: async (docs) => {
    const signed = await readSigned(docs.filter(isOfPlayer).map(({ id }) => id));
    const isSigned = (doc: DocumentSnapshot) =>
      signed.has(keyOf(doc.id, doc.get('registrationId')));
    return (doc) => isOfPlayer(doc) && isSigned(doc) === (waiver === 'signed');
  },
});

const keyOf = (player: string, registration: unknown) => `${player} ${registration}`;

/** What was signed for the players. Signatures are kept for years longer than most players are. */
async function readSigned(ids: readonly string[]): Promise<ReadonlySet<string>> {
  const waivers = waiverSignatures().where('document', '==', 'liability-waiver');
  const asked: Promise<QuerySnapshot>[] = [];
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const some = ids.slice(start, start + AT_ONCE);
    asked.push(waivers.where('profileId', 'in', some).select('profileId', 'registrationId').get());
  }
  const found = await Promise.all(asked);
  const signatures = found.flatMap(({ docs }) => docs);
  return new Set(signatures.map((doc) => keyOf(doc.get('profileId'), doc.get('registrationId'))));
}

/** Players of this season, or those of seasons that are over. */
const bySeason = (season: string): OwnFilter => ({
  fields: [...PLAYER_FIELDS, 'pastSeason'],
  readTest: async () => (doc) =>
    isOfPlayer(doc) && (typeof doc.get('pastSeason') === 'string') === (season === 'past'),
});

/** People of a team. */
const byTeam = (team: string, ownTeam: string): OwnFilter => ({
  fields: ['teamName'],
  readTest: async () => isInTeam(team, ownTeam),
});

/** What a filter is asked for; the empty text is all. */
interface PlayerFilters {
  /** By its name. */
  team: string;
  /** One of `WAIVER_FILTERS`: players alone have one. */
  waiver: string;
  /** One of `SEASON_FILTERS`, of players alone. */
  season: string;
}

/** A page of the Players table. */
export async function listPlayers(query: TableQuery, { team, waiver, season }: PlayerFilters) {
  const ownTeam = await readOwnTeam();
  const sorts = { sortFields: SORT_FIELDS, ownSorts: { jersey: BY_JERSEY } };
  const own = [
    ...(team ? [byTeam(team, ownTeam)] : []),
    ...(season ? [bySeason(season)] : []),
    // Last, so that signatures are read only for players that the other filters keep.
    ...(waiver ? [byWaiver(waiver)] : []),
  ];
  const ownFilter = own.length > 0 && { ownFilter: allOf(own) };
  const source = { collection: profiles(), ...sorts, ...ownFilter };
  const page = await readTable(source, query);
  return { ...page, rows: page.rows.map((profile) => asPlayer(profile, ownTeam)) };
}
