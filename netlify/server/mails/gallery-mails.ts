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

/** To the sender of a photo or video that is shown now: where. One email, however often it is approved. */
export function submissionApproved(
  submission: GallerySubmission,
  { siteUrl, teamName = 'our program' }: { siteUrl: string; teamName: string | undefined },
): MailDraft {
  const { id, submitterEmail, submitterName, submissionType, title } = submission;
  return {
    id: `submission-${id}-approved`,
    to: submitterEmail,
    limit: 'none',
    subject: `Your ${submissionType} is in the gallery of ${teamName}`,
    about: `gallerySubmissions/${id}`,
    blocks: [
      `Hi ${submitterName}, thank you for sending “${title}” to ${teamName}. We have approved it, and everyone can now see it in our gallery.`,
      { label: 'Open the gallery', link: `${siteUrl}/gallery` },
      'Would you rather not have it shown? Reply to this email, and we will take it down.',
    ],
  };
}

interface Waiting {
  count: number;
  /** Numbers the week: one mail each. */
  week: number;
  keptDays: number;
  officeEmail: string;
  siteUrl: string;
}

/** To the office: photos and videos that nobody has looked at for long, and when they go. */
export function submissionsWaiting(waiting: Waiting): MailDraft {
  const { count, week, keptDays, officeEmail, siteUrl } = waiting;
  const what = count === 1 ? '1 photo or video waits' : `${count} photos and videos wait`;
  return {
    id: `submissions-waiting-${week}`,
    to: officeEmail,
    subject: `${what} for review`,
    about: 'gallerySubmissions',
    blocks: [
      `${what} for your review since two months and more. What nobody has looked at for ${keptDays} days is deleted.`,
      { label: 'Review them', link: `${siteUrl}/admin?tab=gallery&view=pending` },
    ],
  };
}
