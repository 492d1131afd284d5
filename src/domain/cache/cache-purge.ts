import * as z from 'zod/mini';
import { textOrNull } from '#domain/records/stored.ts';

/**
 * Public copies at the CDN that are still to be forgotten (collection `cachePurges`): written with the
 * change that makes them wrong, gone when the CDN has done it twice: what was being read while the change was
 * saved may have reached it after the first time. One that fails says why.
 */
export const CachePurgeSchema = z.object({
  id: z.string(),
  /** As in the answers' `netlify-cache-tag`, such as 'media-…'. */
  tag: z.string(),
  attempts: z.int(),
  nextAttemptAt: z.iso.datetime(),
  lastError: textOrNull(),
  /** When the CDN had done it for the first time. */
  purgedAt: z._default(z.nullable(z.iso.datetime()), null),
  createdAt: z.iso.datetime(),
});
export type CachePurge = z.infer<typeof CachePurgeSchema>;

/** What the copies are of. */
export const PURGE_KINDS = ['media', 'gallery', 'games'] as const;
type PurgeKind = (typeof PURGE_KINDS)[number];

/** Pure: 'media' from 'media-…'; undefined for a tag of another kind. */
export function purgeKind(tag: string): PurgeKind | undefined {
  return PURGE_KINDS.find((kind) => tag === kind || (kind === 'media' && tag.startsWith('media-')));
}
