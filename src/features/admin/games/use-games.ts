import { useEffect, useMemo, useState } from 'react';
import { listAdminGamesEndpoint } from '#contracts/games/dashboard.ts';
import type { Game } from '#domain/games/game.ts';
import { isCompleted, isUpcoming, nextChangeAt } from '#domain/games/schedule.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

/** The season, and which of it is still to come. */
export interface Season {
  games: readonly Game[];
  upcoming: readonly Game[];
  past: readonly Game[];
  /** Of the past ones, those that were played: not canceled, not postponed. */
  completed: readonly Game[];
  /** The program's. */
  timeZone: string;
}

const HALF_A_MINUTE = 30_000;

/** Every game; the old list stays while it is read anew. */
export function useGames() {
  const { data, result, loading, retry } = useEndpointQuery(listAdminGamesEndpoint, {});
  const now = useNow(data);
  const season = useMemo(() => data && divide(data.games, data.timeZone, now), [data, now]);
  const error = result?.ok === false ? result.error.message : undefined;
  return { season, error, loading, reload: retry };
}

/** The time, moved on when a game begins or a day ends: the tab is left open, and results are entered then. */
function useNow(read: { games: readonly Game[]; timeZone: string } | undefined): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    if (!read) return;
    const tick = () => {
      const real = new Date();
      setNow((shown) => (nextChangeAt(read.games, shown, read.timeZone) <= real ? real : shown));
    };
    tick();
    const timer = setInterval(tick, HALF_A_MINUTE);
    // Timers sleep in a tab that is not looked at.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [read]);
  return now;
}

function divide(games: readonly Game[], timeZone: string, now: Date): Season {
  const past = games.filter((game) => !isUpcoming(game, now, timeZone));
  return {
    games,
    past,
    upcoming: games.filter((game) => !past.includes(game)),
    completed: past.filter((game) => isCompleted(game, now, timeZone)),
    timeZone,
  };
}
