import { MAX_MATCHES } from '#contracts/records/table.ts';
import { playerBills, profiles } from '../../gateways/records.ts';
import { findMatches } from '../records/find-matches.ts';
import type { Found } from '../records/table-source.ts';

/** How many players' bills a search looks for: as many as Firestore takes in one question. */
const MAX_PLAYERS = 30;

/** The bills of the players whom a search finds: a bill itself knows its player's id only. */
export async function billsOfPlayers(search: string, fields: readonly string[]): Promise<Found> {
  const players = await findMatches(
    { collection: profiles() },
    { search, sort: 'createdAt', direction: 'desc', filters: { role: 'member' } },
  );
  const ids = players.ids.slice(0, MAX_PLAYERS);
  if (ids.length === 0) return { docs: [], more: players.more };
  const bills = playerBills().where('playerId', 'in', ids);
  const { docs } = await bills
    .limit(MAX_MATCHES + 1)
    .select(...fields)
    .get();
  const isAll = players.ids.length === ids.length && docs.length <= MAX_MATCHES;
  return { docs: docs.slice(0, MAX_MATCHES), more: players.more || !isAll };
}
