import * as z from 'zod/mini';
import { textOrNull } from '#domain/records/stored.ts';

/**
 * Public copies at the CDN that are still to be forgotten (collection `cachePurges`): written with the
 * change that makes them wrong, gone when the CDN has done it. One that stays says why.
 */
export const CachePurgeSchema = z.object({
  id: z.string(),
  /** As in the answers' `netlify-cache-tag`, such as 'media-…'. */
  tag: z.string(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime(),
  lastError: textOrNull(),
  createdAt: z.iso.datetime(),
});
export type CachePurge = z.infer<typeof CachePurgeSchema>;
