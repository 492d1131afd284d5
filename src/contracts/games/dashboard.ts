import * as z from 'zod/mini';
import { IdempotencyKeySchema } from '#domain/forms/fields.ts';
import { GameSchema } from '#domain/games/game.ts';
import { GameInputSchema } from '#domain/games/game-form.ts';
import { MAX_IMPORT_ROWS } from '#domain/games/import/plan-import.ts';
import { messages } from '#words/office/refusals/games.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { DoneSchema, SeenRecordSchema } from '../records/change.ts';

const GameAnswerSchema = z.object({ game: GameSchema });
const ChangedGameSchema = z.extend(SeenRecordSchema, { game: GameInputSchema });

/** Every game in order of start, past the CDN, and the time zone that "upcoming" is told in. */
export const listAdminGamesEndpoint = adminGet({
  path: '/api/admin/games',
  stepUp: false,
  request: z.object({}),
  response: z.object({ games: z.array(GameSchema), timeZone: z.string() }),
});

export const createGameEndpoint = adminPost({
  path: '/api/admin/games/create',
  stepUp: false,
  request: z.object({ idempotencyKey: IdempotencyKeySchema, game: GameInputSchema }),
  response: GameAnswerSchema,
});

export const updateGameEndpoint = adminPost({
  path: '/api/admin/games/update',
  stepUp: false,
  request: ChangedGameSchema,
  response: GameAnswerSchema,
});

export const deleteGameEndpoint = adminPost({
  path: '/api/admin/games/delete',
  stepUp: false,
  request: SeenRecordSchema,
  response: DoneSchema,
});

/** What a person confirmed after the preview: all of it is written, or nothing. */
export const importGamesEndpoint = adminPost({
  path: '/api/admin/games/import',
  stepUp: false,
  // 500 games with the longest texts there are.
  maxBodyBytes: 512 * 1024,
  request: z
    .object({
      idempotencyKey: IdempotencyKeySchema,
      added: z.array(GameInputSchema),
      changed: z.array(ChangedGameSchema),
    })
    .check(
      z.refine(({ added, changed }) => {
        const count = added.length + changed.length;
        return count > 0 && count <= MAX_IMPORT_ROWS;
      }, messages.importSize(MAX_IMPORT_ROWS)),
      z.refine(
        ({ changed }) => new Set(changed.map(({ id }) => id)).size === changed.length,
        messages.twice,
      ),
    ),
  response: z.object({ added: z.int(), changed: z.int() }),
});
export type ImportGames = z.infer<typeof importGamesEndpoint.request>;
