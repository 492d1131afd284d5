import { CALENDAR_PATH } from '#contracts/games/page.ts';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import { DEFAULT_LANGUAGE, type Language } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { GAMES_CACHE_TAG } from '../../core/cache-tags.ts';
import { listGames } from '../../use-cases/games/list-games.ts';
import { readCalendar } from '../../use-cases/games/read-schedule.ts';
import { guardedIn } from '../http/guarded.ts';
import { keptInMemory } from '../http/kept.ts';
import { cachedByCdn } from '../http/respond.ts';
import { type Route, refuseMethod, route } from '../http/route.ts';

/** The season to subscribe to, or with `?game=<id>` one game to add to a calendar: in each language at an address of its own. */
export function calendarRoute(language: Language = DEFAULT_LANGUAGE): Route {
  const path = pageAddress(CALENDAR_PATH, language);
  const endpoint = { method: 'GET', path, access: 'public' } as const;
  const handler = guardedIn(
    async () => language,
    (request) => {
      refuseMethod(request, endpoint);
      return answerCalendar(request);
    },
  );
  return { endpoint, handler };
}

async function answerCalendar(request: Request): Promise<Response> {
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
}

export const gamesRoutes: readonly Route[] = [
  keptInMemory(
    GAMES_CACHE_TAG,
    route(
      listGamesEndpoint,
      async () => ({ games: await listGames() }),
      cachedByCdn(GAMES_CACHE_TAG),
    ),
  ),
];
