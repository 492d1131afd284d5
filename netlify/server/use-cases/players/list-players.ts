import type { TableQuery } from '#contracts/admin/table.ts';
import { profiles } from '../../gateways/records.ts';
import { readTable } from '../records/read-table.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';

/** Of the columns that are named otherwise than their field. */
const SORT_FIELDS = { team: 'teamName', guardian: 'parentGuardianName' };

/** A page of the Players table. @param team by its name; the empty text is all teams */
export async function listPlayers(query: TableQuery, team: string) {
  const ownTeam = await readOwnTeam();
  // Who is in no other team is in the program's own.
  const equals = team && { equals: { teamName: team === ownTeam ? null : team } };
  const source = { collection: profiles(), sortFields: SORT_FIELDS, ...equals };
  const page = await readTable(source, query);
  return { ...page, rows: page.rows.map((profile) => asPlayer(profile, ownTeam)) };
}
