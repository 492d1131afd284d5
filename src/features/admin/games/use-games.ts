import { useCallback, useEffect, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { listAdminGamesEndpoint } from '#contracts/games/dashboard.ts';
import type { Game } from '#domain/games/game.ts';
import { isCompleted, isUpcoming } from '#domain/games/schedule.ts';
import type { ProgramClock } from '#domain/games/start-problems.ts';

/** The season, and which of it is still to come, as it was when it was read. */
export interface Season {
  games: readonly Game[];
  upcoming: readonly Game[];
  past: readonly Game[];
  /** Of the past ones, those that were played: not cancelled, not postponed. */
  completed: readonly Game[];
  /** When this was read, and the program's time zone. */
  clock: ProgramClock;
}

/** Every game; the old list stays while it is read anew. */
export function useGames() {
  const [season, setSeason] = useState<Season>();
  const [turn, setTurn] = useState(0);
  const [answered, setAnswered] = useState<{ turn: number; error: string | undefined }>();

  useEffect(() => {
    const leaving = new AbortController();
    void callApi(listAdminGamesEndpoint, {}, { signal: leaving.signal }).then((result) => {
      if (leaving.signal.aborted) return;
      setAnswered({ turn, error: result.ok ? undefined : result.error.message });
      if (result.ok) setSeason(divide(result.data.games, result.data.timeZone));
    });
    return () => leaving.abort();
  }, [turn]);

  const reload = useCallback(() => setTurn((before) => before + 1), []);
  return { season, error: answered?.error, loading: answered?.turn !== turn, reload };
}

function divide(games: readonly Game[], timeZone: string): Season {
  const now = new Date();
  const past = games.filter((game) => !isUpcoming(game, now, timeZone));
  return {
    games,
    past,
    upcoming: games.filter((game) => !past.includes(game)),
    completed: past.filter((game) => isCompleted(game, now, timeZone)),
    clock: { now, timeZone },
  };
}
