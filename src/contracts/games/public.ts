import * as z from 'zod/mini';
import { GameSchema } from '#domain/games/game.ts';
import { endpoint } from '../endpoint.ts';

/** The whole season, in order of start. Public, answered by the CDN. */
export const listGamesEndpoint = endpoint({
  method: 'GET',
  path: '/api/games',
  access: 'public',
  request: z.object({}),
  response: z.object({ games: z.array(GameSchema) }),
});
