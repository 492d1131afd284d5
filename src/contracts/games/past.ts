import * as z from 'zod/mini';
import { PastGameSchema } from '#domain/games/past-game.ts';
import { adminGet } from '../endpoint.ts';

/** The games of seasons that are over, by start; for the dashboard alone. */
export const listPastGamesEndpoint = adminGet({
  path: '/api/admin/games/past',
  stepUp: false,
  request: z.object({}),
  response: z.object({ games: z.array(PastGameSchema) }),
});
