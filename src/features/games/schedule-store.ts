import { atom } from 'nanostores';
import { callApi } from '#browser/api.ts';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import type { Game } from '#domain/games/game.ts';

export type GamesState =
  | { status: 'loading' }
  | { status: 'ready'; games: Game[]; afterRetry: boolean }
  | { status: 'failed'; message: string; retrying: boolean };

/** The season as the API told it. */
export const $games = atom<GamesState>({ status: 'loading' });

/**
 * Loads the season, again after a failure. The first call takes over the response the page preloads.
 * The log line is the specification's; the page shows a message and a Retry besides.
 */
export async function loadGames(): Promise<void> {
  const before = $games.get();
  if (before.status === 'failed') $games.set({ ...before, retrying: true });
  const result = await callApi(listGamesEndpoint, {});
  if (result.ok) {
    $games.set({
      status: 'ready',
      games: result.data.games,
      afterRetry: before.status === 'failed',
    });
  } else {
    console.error('Error fetching games', result.error);
    $games.set({ status: 'failed', message: result.error.message, retrying: false });
  }
}
