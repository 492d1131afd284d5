import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { DoneSchema, RecordIdSchema } from './change.ts';

/** Takes back one's own change of the last minute, unless something of it was changed since. */
export const undoEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/undo',
  access: 'admin',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: DoneSchema,
});
