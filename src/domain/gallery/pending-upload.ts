import * as z from 'zod/mini';

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
  createdAt: z.iso.datetime(),
});
export type PendingUpload = z.infer<typeof PendingUploadSchema>;
