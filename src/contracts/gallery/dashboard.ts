import * as z from 'zod/mini';
import { GALLERY_CATEGORIES, GALLERY_KINDS } from '#domain/gallery/categories.ts';
import { GallerySubmissionSchema, SUBMISSION_STATUSES } from '#domain/gallery/submission.ts';
import { adminGet } from '../endpoint.ts';
import { RecordIdSchema } from '../records/change.ts';
import { tableEndpoint } from '../records/table.ts';

const TaggedPlayerSchema = z.object({ id: z.string(), name: z.string() });
export type TaggedPlayer = z.infer<typeof TaggedPlayerSchema>;

/** A submission as a row shows it. */
export const SubmissionRowSchema = z.extend(GallerySubmissionSchema, {
  /** Where a small picture of it is for the next quarter of an hour at least; null of a video without one. */
  thumbnail: z.nullable(z.string()),
});
export type SubmissionRow = z.infer<typeof SubmissionRowSchema>;

/** What was sent in; decided on at `reviewSubmission`. */
export const listSubmissionsEndpoint = tableEndpoint('/api/admin/gallery', SubmissionRowSchema, {
  filters: { status: SUBMISSION_STATUSES, type: GALLERY_KINDS, category: GALLERY_CATEGORIES },
  sorts: ['createdAt', 'reviewedAt', 'type', 'fileName', 'size', 'status'],
  direction: 'desc',
});

/** The figures of the stat cards and sub-tabs. */
export const countSubmissionsEndpoint = adminGet({
  path: '/api/admin/gallery/counts',
  stepUp: false,
  request: z.object({}),
  response: z.object({ pending: z.int(), approved: z.int(), rejected: z.int(), total: z.int() }),
});
export type SubmissionCounts = z.infer<typeof countSubmissionsEndpoint.response>;

/** The players a submission is tagged with. */
export const listTaggedPlayersEndpoint = adminGet({
  path: '/api/admin/gallery/players',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: z.object({ players: z.array(TaggedPlayerSchema) }),
});

/**
 * Where an admin's browser has a submission's files for a quarter of an hour: a picture or player
 * cannot send the ID token, so each address carries a signature.
 */
export const readSubmissionLinksEndpoint = adminGet({
  path: '/api/admin/gallery/links',
  stepUp: false,
  request: z.object({ id: RecordIdSchema }),
  response: z.object({
    /** The picture or video as it can be shown; HEIC is converted. */
    view: z.string(),
    /** The original, byte for byte. */
    download: z.string(),
    /** Of a video; null where there is none. */
    poster: z.nullable(z.string()),
  }),
});
