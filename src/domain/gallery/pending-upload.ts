import * as z from 'zod/mini';
import type { GallerySubmission } from './submission.ts';

/**
 * A file on its way (collection `uploads`): what was declared when its upload was opened, and what the
 * bytes are held to. It goes when the file has become a submission, and after a week where it never does.
 */
export const PendingUploadSchema = z.object({
  id: z.string(),
  uid: z.string(),
  bucket: z.enum(['team-photos', 'team-videos']),
  /** Path of the object, without a word of the sender in it. */
  fileName: z.string(),
  originalName: z.string(),
  /** MIME type. */
  fileType: z.string(),
  /** Bytes. */
  fileSize: z.int(),
  /** Path of the object of a video's poster, or null. */
  posterName: z.nullable(z.string()),
  /** Bytes of the poster; null where there is none, and of uploads that were opened before it was kept. */
  posterSize: z._default(z.nullable(z.int()), null),
  /** Where its bytes may be sent, to be closed when it is canceled; empty of those opened before. */
  sessionUrls: z._default(z.array(z.string()), []),
  createdAt: z.iso.datetime(),
});
export type PendingUpload = z.infer<typeof PendingUploadSchema>;

/** Paths of its objects. */
export function filesOfUpload({ fileName, posterName }: PendingUpload): string[] {
  return posterName === null ? [fileName] : [fileName, posterName];
}

/** As if it had been left long ago: the next hour's cleaning deletes the files. */
export const LEFT = { originalName: '', createdAt: new Date(0).toISOString() };

/**
 * What stays of a submission that is called back with the account of its sender: the files, as of an upload
 * that was left long ago, which the next hour's cleaning deletes.
 */
export function leftUploadOf(submission: GallerySubmission): PendingUpload {
  const { id, submittedBy, submissionType, fileName, fileType, fileSize, poster } = submission;
  return {
    id,
    uid: submittedBy,
    bucket: submissionType === 'video' ? 'team-videos' : 'team-photos',
    fileName,
    fileType,
    fileSize,
    posterName: poster?.path ?? null,
    posterSize: null,
    sessionUrls: [],
    ...LEFT,
  };
}
