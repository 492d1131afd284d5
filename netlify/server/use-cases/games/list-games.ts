import type { Game } from '#domain/games/game.ts';
import { inStartOrder } from '#domain/games/schedule.ts';
import { readable } from '../../core/broken-records.ts';
import { games } from '../../gateways/records.ts';

/** The whole season in order of start; a season is some dozens of games, so there is no paging. */
export async function listGames(): Promise<Game[]> {
  const snapshot = await games().orderBy('date').get();
  return inStartOrder(readable(snapshot.docs));
}
