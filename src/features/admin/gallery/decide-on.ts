import { callApi } from '#browser/api.ts';
import {
  REVIEW_TIMEOUT_MS,
  reviewSubmissionEndpoint,
} from '#contracts/gallery/submission-review.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';

/** Sends a decision on a submission as it is on the screen. @param more as the decision needs it */
export function decideOn(
  { id, updatedAt }: GallerySubmission,
  decision: 'approve' | 'reject' | 'delete' | 'tag',
  more: { reason?: string; playerIds?: string[] } = {},
) {
  return callApi(
    reviewSubmissionEndpoint,
    { id, seen: updatedAt, decision, ...more },
    { timeoutMs: REVIEW_TIMEOUT_MS },
  );
}
