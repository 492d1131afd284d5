import * as z from 'zod/mini';
import { spokenLanguage, textOrNull } from '#domain/records/stored.ts';

export const SUBMISSION_STATUSES = ['pending', 'approved', 'rejected'] as const;
const text = textOrNull();

/** How long a video is, in whole seconds; null where nobody knows. */
export const DurationSchema = z.nullable(z.int().check(z.minimum(0), z.maximum(24 * 60 * 60)));

/** A file in our bucket. */
const StoredFileSchema = z.object({ path: z.string(), contentType: z.string() });

/** A photo or video that someone sent in (collection `gallerySubmissions`). Private until approved. */
export const GallerySubmissionSchema = z.object({
  id: z.string(),
  submissionType: z.enum(['photo', 'video']),
  /** As it was called on the sender's device. */
  originalName: z.string(),
  /** Of the original in our bucket: team-photos/… or team-videos/…. */
  fileName: z.string(),
  fileType: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  status: z.enum(SUBMISSION_STATUSES),
  submittedBy: z.string(),
  submitterName: z.string(),
  submitterEmail: z.string(),
  /** Of the page that it was sent from. */
  language: spokenLanguage(),
  /** A picture of a video, made in the sender's browser; null of a photo and where it could not be made. */
  poster: z._default(z.nullable(StoredFileSchema), null),
  /** Of a video as its sender's browser read it; null where it could not, not there of photos and of older ones. */
  durationSeconds: z.optional(DurationSchema),
  /** What the public sees: made at approval, without what cameras hide in files; widest first. Empty until then. */
  published: z.array(
    z.extend(StoredFileSchema, { width: z.nullable(z.int()), height: z.nullable(z.int()) }),
  ),
  /**
   * Of an approved video: whether what the public sees is without what cameras hide in files. Not there of
   * those approved before that was looked at.
   */
  isVideoClean: z.optional(z.boolean()),
  /** Profiles of the players it shows, as far as a reviewer said so. */
  playerIds: z._default(z.array(z.string()), []),
  reviewedBy: text,
  reviewedAt: z._default(z.nullable(z.iso.datetime()), null),
  rejectionReason: text,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type GallerySubmission = z.infer<typeof GallerySubmissionSchema>;
