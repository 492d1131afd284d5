import * as z from 'zod/mini';
import { PublishingStatusSchema } from '#domain/publishing/status.ts';
import { publicGet } from '../endpoint.ts';

/** How the website stands. Public: the Studio, which is at another address, shows it, and it names nobody. */
export const getPublishingEndpoint = publicGet({
  path: '/api/publishing',
  request: z.object({}),
  response: PublishingStatusSchema,
});

/** Where Sanity tells what was published, signed. */
export const SANITY_WEBHOOK_PATH = '/.netlify/functions/sanity-webhook';

/** What a built site says of itself. */
export const BUILD_FILE = '/build.json';
