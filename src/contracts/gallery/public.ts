import * as z from 'zod/mini';
import { GALLERY_CATEGORIES, GALLERY_KINDS } from '#domain/gallery/categories.ts';
import { DurationSchema } from '#domain/gallery/submission.ts';
import { RecordIdSchema } from '#domain/records/record-id.ts';
import { publicGet } from '../endpoint.ts';
import { GALLERY_PATH } from './gallery-path.ts';

/** An approved submission as the public sees it: nothing of its sender. Addresses are of this site. */
const GalleryEntrySchema = z.object({
  id: z.string(),
  kind: z.enum(GALLERY_KINDS),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  /** When it was sent in. */
  createdAt: z.iso.datetime(),
  /** Widest first; of a video its poster, and empty where it has none. */
  images: z.array(z.object({ src: z.string(), width: z.int(), height: z.int() })),
  /** Of a video, where it is known. */
  durationSeconds: DurationSchema,
  /** Of a video. */
  video: z.nullable(z.object({ src: z.string(), type: z.string() })),
});
export type GalleryEntry = z.infer<typeof GalleryEntrySchema>;

/** Approved submissions, the newest first, a page at a time. Public, answered by the CDN. */
export const listGalleryEndpoint = publicGet({
  path: GALLERY_PATH,
  request: z.object({
    kind: z.enum(GALLERY_KINDS),
    category: z.optional(z.enum(GALLERY_CATEGORIES)),
    /** Sent in at this instant or later, and before that one: what stands on one page among curated items. */
    from: z.optional(z.iso.datetime()),
    before: z.optional(z.iso.datetime()),
    /** `next` of the page before. */
    after: z.optional(RecordIdSchema),
  }),
  response: z.object({
    entries: z.array(GalleryEntrySchema),
    /** To be asked for as `after`; null at the end. */
    next: z.nullable(z.string()),
  }),
});
export type GalleryPage = z.infer<typeof listGalleryEndpoint.response>;
