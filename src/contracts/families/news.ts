import * as z from 'zod/mini';
import { NewsStopSchema } from '#domain/families/family.ts';
import { emailAddress } from '#domain/forms/fields.ts';
import { adminGet, adminPost } from '../endpoint.ts';
import { DoneSchema } from '../records/change.ts';

/** Whether an address has asked for no more news. */
export const readNewsStopEndpoint = adminGet({
  path: '/api/admin/families/news-stop',
  stepUp: false,
  request: z.object({ email: emailAddress() }),
  response: z.object({ newsStop: z.nullable(NewsStopSchema) }),
});

/** Notes that an address wants no more news, or takes that back. */
export const stopNewsEndpoint = adminPost({
  path: '/api/admin/families/stop-news',
  stepUp: false,
  request: z.object({ email: emailAddress(), isStopped: z.boolean() }),
  response: DoneSchema,
});
