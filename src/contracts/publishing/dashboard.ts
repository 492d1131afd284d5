import * as z from 'zod/mini';
import { PublishingStatusSchema } from '#domain/publishing/status.ts';
import { adminPost } from '../endpoint.ts';

/** Asks for a build without waiting until changes have settled. Refused when it was pressed too often. */
export const publishNowEndpoint = adminPost({
  path: '/api/admin/publishing/now',
  stepUp: false,
  request: z.object({}),
  response: PublishingStatusSchema,
});
