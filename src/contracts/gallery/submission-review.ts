import * as z from 'zod/mini';
import { GallerySubmissionSchema } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/refusals/submissions.ts';
import { adminPost } from '../endpoint.ts';
import { RecordIdSchema, SeenRecordSchema } from '../records/change.ts';

export const REVIEW_DECISIONS = ['approve', 'reject', 'delete', 'tag'] as const;

/** How long a browser waits for it: a large picture takes the server up to 25 seconds. */
export const REVIEW_TIMEOUT_MS = 30_000;

/** Decides on a submission as it was seen. Rejecting needs a reason, which the sender is emailed. */
export const reviewSubmissionEndpoint = adminPost({
  path: '/.netlify/functions/review-submission',
  stepUp: false,
  request: z.extend(SeenRecordSchema, {
    /** 'tag' only says whom an approved one shows. */
    decision: z.enum(REVIEW_DECISIONS),
    /** Players it shows; those known so far unless told. */
    playerIds: z.optional(z.array(RecordIdSchema).check(z.maxLength(30, messages.mostPlayers))),
    reason: z.optional(z.string().check(z.trim(), z.maxLength(2000, messages.reasonTooLong))),
  }),
  response: z.object({
    /** Null when it is deleted. */
    submission: z.nullable(GallerySubmissionSchema),
    /** After 'tag', the names of those it shows without their consent: the other decisions refuse that. */
    withoutConsent: z.optional(z.array(z.string())),
  }),
});
