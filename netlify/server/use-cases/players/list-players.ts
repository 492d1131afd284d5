import type { TableQuery } from '#contracts/records/table.ts';
import { profiles } from '../../gateways/records.ts';
import { readTable } from '../records/read-table.ts';
import type { OwnSort } from '../records/table-source.ts';
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

/** A page of the Players table. @param team by its name; the empty text is all teams */
export async function listPlayers(query: TableQuery, team: string) {
  const ownTeam = await readOwnTeam();
  // Who is in no other team is in the program's own.
  const equals = team && { equals: { teamName: team === ownTeam ? null : team } };
  const sorts = { sortFields: SORT_FIELDS, ownSorts: { jersey: BY_JERSEY } };
  const source = { collection: profiles(), ...sorts, ...equals };
  const page = await readTable(source, query);
  return { ...page, rows: page.rows.map((profile) => asPlayer(profile, ownTeam)) };
}
