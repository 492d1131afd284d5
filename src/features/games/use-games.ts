import { useCallback, useEffect, useRef, useState } from 'react';
import { whenIdle } from '#browser/when-idle.ts';
import type { Game } from '#domain/games/game.ts';
import { messages } from '#words/schedule.ts';
import type { LoadedGames } from './load-games.ts';

export type GamesState =
  | { status: 'loading' }
  | {
      status: 'ready';
      games: readonly Game[];
      /** The Try Again button that brought them is gone, and the focus with it. */
      afterRetry: boolean;
      /** Whether there was no way to ask for what has changed since. */
      mayBeOld: boolean;
      retrying: boolean;
    }
  | { status: 'failed'; message: string; retrying: boolean };

const MINUTE = 60_000;

/**
 * The season: as it came with the page, or else asked for, and again after a failure. What came with the
 * page is asked for anew when the browser is idle, and when the page is looked at again after a while.
 */
export function useGames(drawn: readonly Game[] | undefined): {
  state: GamesState;
  load: () => void;
} {
  const [state, setState] = useState<GamesState>(() => (drawn ? ready(drawn) : LOADING));
  const askedAt = useRef(0);
  const load = useCallback(() => {
    askedAt.current = Date.now();
    setState(whileAsking);
    void askForGames().then((answer) => setState((before) => afterAnswer(before, answer)));
  }, []);
  const isDrawn = drawn !== undefined;
  useEffect(() => (isDrawn ? whenIdle(load) : load()), [isDrawn, load]);
  useEffect(() => {
    const look = () => {
      const isOld = askedAt.current > 0 && Date.now() - askedAt.current > MINUTE;
      if (isOld && document.visibilityState === 'visible') load();
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [load]);
  return { state, load };
}

const LOADING: GamesState = { status: 'loading' };

function ready(games: readonly Game[], afterRetry = false): GamesState {
  return { status: 'ready', games, afterRetry, mayBeOld: false, retrying: false };
}

/** Nothing is drawn anew where no button waits for the answer. */
function whileAsking(before: GamesState): GamesState {
  const hasButton = before.status === 'failed' || (before.status === 'ready' && before.mayBeOld);
  return hasButton ? { ...before, retrying: true } : before;
}

/** Asking, and checking the answer, weighs as much as all the rest: it comes after what is seen. */
async function askForGames(): Promise<LoadedGames> {
  try {
    const { loadGames } = await import('./load-games.ts');
    return await loadGames();
  } catch (error) {
    console.error('Error fetching games', error);
    return { message: messages.failedHint };
  }
}

/** Games that are there stay there: old ones are worth more than an error in their place. */
function afterAnswer(before: GamesState, answer: LoadedGames): GamesState {
  if ('games' in answer) return ready(answer.games, before.status === 'failed');
  if (before.status === 'ready') return { ...before, mayBeOld: true, retrying: false };
  return { status: 'failed', message: answer.message, retrying: false };
}
