import { useMemo } from 'react';
import { listAdminGamesEndpoint } from '#contracts/games/dashboard.ts';
import type { Game } from '#domain/games/game.ts';
import { isCompleted, isUpcoming } from '#domain/games/schedule.ts';
import type { ProgramClock } from '#domain/games/start-problems.ts';
import { useEndpointQuery } from '../kit/use-endpoint-query.ts';

/** The season, and which of it is still to come, as it was when it was read. */
export interface Season {
  games: readonly Game[];
  upcoming: readonly Game[];
  past: readonly Game[];
  /** Of the past ones, those that were played: not canceled, not postponed. */
  completed: readonly Game[];
  /** When this was read, and the program's time zone. */
  clock: ProgramClock;
}

/** Every game; the old list stays while it is read anew. */
export function useGames() {
  const { data, result, loading, retry } = useEndpointQuery(listAdminGamesEndpoint, {});
  const season = useMemo(() => data && divide(data.games, data.timeZone), [data]);
  const error = result?.ok === false ? result.error.message : undefined;
  return { season, error, loading, reload: retry };
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
