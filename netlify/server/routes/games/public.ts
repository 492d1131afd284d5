import { listGamesEndpoint } from '#contracts/games/public.ts';
import { GAMES_CACHE_TAG } from '../../core/cache-tags.ts';
import { listGames } from '../../use-cases/games/list-games.ts';
import { readCalendar } from '../../use-cases/games/read-schedule.ts';
import { guarded } from '../http/guarded.ts';
import { keptInMemory } from '../http/kept.ts';
import { cachedByCdn } from '../http/respond.ts';
import { type Route, refuseMethod, route } from '../http/route.ts';

/** The season to subscribe to, or with `?game=<id>` one game to add to a calendar. */
const CALENDAR = { method: 'GET', path: '/schedule.ics', access: 'public' } as const;

const answerCalendar = guarded(async (request) => {
  refuseMethod(request, CALENDAR);
  const id = new URL(request.url).searchParams.get('game');
  const disposition =
    id === null ? 'inline; filename="schedule.ics"' : 'attachment; filename="game.ics"';
  return new Response(await readCalendar(id), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': disposition,
      ...cachedByCdn(GAMES_CACHE_TAG, ['game']),
    },
  });
});

export const gamesRoutes: readonly Route[] = [
  keptInMemory(
    GAMES_CACHE_TAG,
    route(
      listGamesEndpoint,
      async () => ({ games: await listGames() }),
      cachedByCdn(GAMES_CACHE_TAG),
    ),
  ),
  { endpoint: CALENDAR, handler: answerCalendar },
];
