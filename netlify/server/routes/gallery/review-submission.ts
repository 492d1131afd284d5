import { reviewSubmissionEndpoint } from '#contracts/gallery/submission-review.ts';
import {
  approveSubmission,
  deleteSubmission,
  rejectSubmission,
  tagSubmission,
} from '../../use-cases/gallery/review-submission.ts';
import { deliverMailsAbout } from '../../use-cases/mail/deliver-mail.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

/** A large picture takes some seconds; Netlify ends a function after thirty. */
const DEADLINE_MS = 25_000;

/** A function of its own: nothing else needs the libraries that read and make pictures. */
export const reviewSubmissionRoute = signedInRoute(
  reviewSubmissionEndpoint,
  async ({ id, seen, decision, reason, playerIds }, info) => {
    const record = { id, seen };
    const reviewer = { actor: info.account, now: info.now };
    if (decision === 'approve') {
      const submission = await approveSubmission(record, playerIds, reviewer);
      info.waitUntil(deliverMailsAbout(`gallerySubmissions/${id}`));
      return { submission };
    }
    if (decision === 'tag') {
      return tagSubmission(record, playerIds ?? [], reviewer);
    }
    if (decision === 'delete') {
      await deleteSubmission(record, reviewer);
      return { submission: null };
    }
    const submission = await rejectSubmission(record, { reason, playerIds }, reviewer);
    info.waitUntil(deliverMailsAbout(`gallerySubmissions/${id}`));
    return { submission };
  },
  DEADLINE_MS,
);
