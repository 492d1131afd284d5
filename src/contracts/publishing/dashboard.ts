import * as z from 'zod/mini';
import { PublishingStatusSchema } from '#domain/publishing/status.ts';
import { endpoint } from '../endpoint.ts';

/** Asks for a build without waiting until changes have settled. Refused when it was pressed too often. */
export const publishNowEndpoint = endpoint({
  method: 'POST',
  path: '/api/admin/publishing/now',
  access: 'admin',
  stepUp: false,
  request: z.object({}),
  response: PublishingStatusSchema,
});
