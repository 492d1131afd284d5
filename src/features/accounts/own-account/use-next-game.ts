import { useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import type { Game } from '#domain/games/game.ts';
import { nextGame } from '#domain/games/schedule.ts';

/** The next game that is on; undefined until it is known. */
export function useNextGame(timeZone: string): Game | 'none' | 'failed' | undefined {
  const [next, setNext] = useState<Game | 'none' | 'failed'>();
  useEffect(() => {
    const leaving = new AbortController();
    void callApi(listGamesEndpoint, {}, { signal: leaving.signal }).then((answer) => {
      if (leaving.signal.aborted) return;
      setNext(answer.ok ? (nextGame(answer.data.games, new Date(), timeZone) ?? 'none') : 'failed');
    });
    return () => leaving.abort();
  }, [timeZone]);
  return next;
}
