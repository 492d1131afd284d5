import { callApi } from '#browser/api.ts';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import type { Game } from '#domain/games/game.ts';
import { nextGame } from '#domain/games/schedule.ts';

/** The next game that is on; undefined where there is none, or where it cannot be asked. */
export async function findNextGame(timeZone: string): Promise<Game | undefined> {
  const answer = await callApi(listGamesEndpoint, {});
  return answer.ok ? nextGame(answer.data.games, new Date(), timeZone) : undefined;
}
