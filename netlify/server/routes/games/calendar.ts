import { Hono } from 'hono';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { GAMES_CACHE_TAG } from '../../gateways/cdn.ts';
import { readSettings } from '../../gateways/content.ts';
import { listGames } from '../../use-cases/games/list-games.ts';
import { renderCalendarFeed } from '../../use-cases/games/render-calendar-feed.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { guarded } from '../http/handle.ts';
import { cachedByCdn } from '../http/respond.ts';

/** The season to subscribe to, or with `?game=<id>` one game to add to a calendar. */
const answer = guarded(async (request) => {
  const id = new URL(request.url).searchParams.get('game');
  const [games, settings] = await Promise.all([listGames(), readSettings()]);
  const wanted = id === null ? games : games.filter((game) => game.id === id);
  if (id !== null && wanted.length === 0) {
    throw new AppError('not_found', 'This game is not in the schedule.');
  }
  return new Response(renderCalendarFeed(wanted, settings, env().SITE_URL), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `${id === null ? 'inline' : 'attachment'}; filename="${id === null ? 'schedule' : 'game'}.ics"`,
      ...cachedByCdn(GAMES_CACHE_TAG, ['game']),
    },
  });
});

export const calendarRoute = new Hono<ApiEnv>().get('/schedule.ics', (c) =>
  answer(c.req.raw, c.env),
);
