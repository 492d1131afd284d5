import * as z from 'zod/mini';
import { GameSchema } from '#domain/games/game.ts';
import { publicGet } from '../endpoint.ts';

/** The whole season, in order of start. Public, answered by the CDN. */
export const listGamesEndpoint = publicGet({
  path: '/api/games',
  request: z.object({}),
  response: z.object({ games: z.array(GameSchema) }),
});
