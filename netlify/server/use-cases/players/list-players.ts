import type { TableQuery } from '#contracts/records/table.ts';
import { profiles, waiverSignatures } from '../../gateways/records.ts';
import { readTable } from '../records/read-table.ts';
import type { OwnFilter, OwnSort } from '../records/table-source.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';

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

/** Players for whom a liability waiver was signed, or those for whom none was. */
const byWaiver = (waiver: string): OwnFilter => ({
  fields: ['role'],
  readTest: async () => {
    const isWaiver = waiverSignatures().where('document', '==', 'liability-waiver');
    const { docs } = await isWaiver.select('profileId').get();
    const signed = new Set(docs.map((doc) => doc.get('profileId')));
    return (doc) => doc.get('role') === 'member' && signed.has(doc.id) === (waiver === 'signed');
  },
});

/** What a filter is asked for; the empty text is all. */
interface PlayerFilters {
  /** By its name. */
  team: string;
  /** One of `WAIVER_FILTERS`: players alone have one. */
  waiver: string;
}

/** A page of the Players table. */
export async function listPlayers(query: TableQuery, { team, waiver }: PlayerFilters) {
  const ownTeam = await readOwnTeam();
  // Who is in no other team is in the program's own.
  const equals = team && { equals: { teamName: team === ownTeam ? null : team } };
  const sorts = { sortFields: SORT_FIELDS, ownSorts: { jersey: BY_JERSEY } };
  const ownFilter = waiver && { ownFilter: byWaiver(waiver) };
  const source = { collection: profiles(), ...sorts, ...equals, ...ownFilter };
  const page = await readTable(source, query);
  return { ...page, rows: page.rows.map((profile) => asPlayer(profile, ownTeam)) };
}
