import type { GallerySubmission } from '#domain/gallery/submission.ts';
import type { MailDraft } from './compose.ts';

/** To the sender of a photo or video that is not shown: why. A second rejection is a mail of its own. */
export function submissionRejected(
  submission: GallerySubmission,
  teamName = 'our program',
): MailDraft {
  const { id, submitterEmail, submitterName, submissionType, title } = submission;
  return {
    id: `submission-${id}-rejected-${Date.parse(submission.reviewedAt ?? submission.updatedAt)}`,
    to: submitterEmail,
    limit: 'none',
    subject: `Your ${submissionType} for the gallery of ${teamName}`,
    about: `gallerySubmissions/${id}`,
    blocks: [
      `Hi ${submitterName}, thank you for sending “${title}” to ${teamName}. We have looked at it and do not show it in the gallery.`,
      `The reason: ${submission.rejectionReason ?? ''}`,
      'Nobody but us has seen it. You are welcome to send another.',
    ],
  };
}
