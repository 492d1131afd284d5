import { Hono } from 'hono';
import { listGamesEndpoint } from '#contracts/games/public.ts';
import { GAMES_CACHE_TAG } from '../../gateways/cdn.ts';
import { listGames } from '../../use-cases/games/list-games.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { handle } from '../http/handle.ts';
import { cachedByCdn } from '../http/respond.ts';

const answer = handle(
  listGamesEndpoint,
  async () => ({ games: await listGames() }),
  cachedByCdn(GAMES_CACHE_TAG),
);

export const gamesRoute = new Hono<ApiEnv>().get(listGamesEndpoint.path, (c) =>
  answer(c.req.raw, c.env),
);
