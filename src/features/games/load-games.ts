import { callApi } from '#browser/api.ts';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import type { Game } from '#domain/games/game.ts';

/** The season, or why it could not be had. */
export type LoadedGames = { games: Game[] } | { message: string };

/** Asks the API for the season. The log line is the specification's. */
export async function loadGames(): Promise<LoadedGames> {
  const result = await callApi(listGamesEndpoint, {});
  if (result.ok) return result.data;
  console.error('Error fetching games', result.error);
  return result.error;
}
