import type { TableQuery } from '#contracts/admin/table.ts';
import { profiles } from '../../../gateways/records.ts';
import { readTable } from '../read-table.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';

/** A page of the Players table. */
export async function listPlayers(query: TableQuery) {
  const [page, ownTeam] = await Promise.all([
    readTable({ collection: profiles() }, query),
    readOwnTeam(),
  ]);
  return { ...page, rows: page.rows.map((profile) => asPlayer(profile, ownTeam)) };
}
