import * as z from 'zod/mini';
import { adminPost } from '../endpoint.ts';
import { DoneSchema, RecordIdSchema } from './change.ts';

/** Takes back one's own change of the last minute, unless something of it was changed since. */
export const undoEndpoint = adminPost({
  path: '/api/admin/undo',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: DoneSchema,
});
