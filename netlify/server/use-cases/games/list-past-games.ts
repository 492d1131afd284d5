import type { PastGame } from '#domain/games/past-game.ts';
import { readable } from '../../core/broken-records.ts';
import { pastGames } from '../../gateways/records.ts';

/** The games of seasons that are over, the latest first. */
export async function listPastGames(): Promise<PastGame[]> {
  const { docs } = await pastGames().orderBy('date', 'desc').get();
  return readable(docs);
}
