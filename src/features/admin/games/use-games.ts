import { useMemo } from 'react';
import { useNow } from '#browser/use-now.ts';
import { listAdminGamesEndpoint } from '#contracts/games/dashboard.ts';
import type { Game } from '#domain/games/game.ts';
import { isCompleted, isUpcoming } from '#domain/games/schedule.ts';
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

const NONE: readonly Game[] = [];

/** Every game; the old list stays while it is read anew. */
export function useGames() {
  const { data, result, loading, retry } = useEndpointQuery(listAdminGamesEndpoint, {});
  const now = useNow(undefined, data?.games ?? NONE, data?.timeZone ?? 'UTC');
  const season = useMemo(() => data && divide(data.games, data.timeZone, now), [data, now]);
  const error = result?.ok === false ? result.error.message : undefined;
  return { season, error, loading, reload: retry };
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
