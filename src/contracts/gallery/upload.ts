import * as z from 'zod/mini';
import { DurationSchema, SUBMISSION_STATUSES } from '#domain/gallery/submission.ts';
import { SubmissionFormSchema } from '#domain/gallery/submission-form.ts';
import { MAX_FILES, MAX_NAME_LENGTH, MAX_POSTER_BYTES } from '#domain/gallery/upload-rules.ts';
import { RecordIdSchema } from '#domain/records/record-id.ts';
import { messages } from '#words/rules/upload.ts';
import { ownPost } from '../endpoint.ts';
import { DoneSchema } from '../records/change.ts';

/** A name is stored as text; what no keyboard types has no place in it. */
const FileNameSchema = z.pipe(
  z
    .string()
    .check(
      z.minLength(1),
      z.maxLength(MAX_NAME_LENGTH, { error: () => messages.fileName(MAX_NAME_LENGTH) }),
    ),
  z.transform((name) => name.replaceAll(/[\p{Cc}\u2028\u2029]/gu, '\uFFFD')),
);

const DeclaredFileSchema = z.object({
  name: FileNameSchema,
  /** MIME type as the browser tells it; may be empty. */
  type: z.string().check(z.maxLength(100)),
  /** Bytes. */
  size: z.int().check(z.minimum(0)),
  /** Bytes of a video's poster, a JPEG; null where there is none. */
  posterSize: z.nullable(z.int().check(z.minimum(1), z.maximum(MAX_POSTER_BYTES))),
});

/** Opens uploads of exactly these files: each address takes that many bytes of that type, once. */
export const createUploadEndpoint = ownPost({
  path: '/.netlify/functions/create-upload',
  request: z.object({
    files: z
      .array(DeclaredFileSchema)
      .check(
        z.minLength(1, { error: () => messages.leastFiles }),
        z.maxLength(MAX_FILES, { error: () => messages.mostFiles(MAX_FILES) }),
      ),
  }),
  response: z.object({
    /** In the order of the files. */
    uploads: z.array(
      z.object({
        uploadId: z.string(),
        /** Resumable session of Cloud Storage: PUT the bytes, `bytes *\/N` asks how far it is, DELETE cancels. */
        sessionUrl: z.url(),
        posterSessionUrl: z.nullable(z.url()),
      }),
    ),
  }),
});

/** Calls back uploads, and submissions made of them on which nobody has decided. */
export const cancelUploadsEndpoint = ownPost({
  path: '/.netlify/functions/cancel-uploads',
  request: z.object({
    uploadIds: z.array(RecordIdSchema).check(z.minLength(1), z.maxLength(MAX_FILES)),
  }),
  response: DoneSchema,
});

/** Makes a submission of an upload whose bytes are there. The same upload twice is one submission. */
export const submitUploadEndpoint = ownPost({
  path: '/.netlify/functions/submit-upload',
  request: z.extend(SubmissionFormSchema, {
    uploadId: RecordIdSchema,
    /** Of a video as the browser read it: shown, and trusted for nothing else. */
    durationSeconds: z.optional(DurationSchema),
  }),
  response: z.object({ submissionId: z.string(), status: z.enum(SUBMISSION_STATUSES) }),
});
