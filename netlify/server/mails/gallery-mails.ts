import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/emails/gallery.ts';
import { messages as office } from '#words/office/emails/gallery.ts';
import { pageAddress } from '#words/page-address.ts';
import type { MailDraft } from './compose.ts';

/** To the sender of a photo or video that is not shown: why. A second rejection is an email of its own. */
export function submissionRejected(
  submission: GallerySubmission,
  {
    officeEmail,
    teamName = messages.ourProgram,
  }: { officeEmail: string; teamName?: string | undefined },
): MailDraft {
  const { id, submitterEmail, submitterName, submissionType, title } = submission;
  return {
    id: `submission-${id}-rejected-${Date.parse(submission.reviewedAt ?? submission.updatedAt)}`,
    to: submitterEmail,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.rejectedSubject[submissionType],
    about: `gallerySubmissions/${id}`,
    blocks: [
      common.hi(submitterName, messages.rejected(title, teamName)),
      messages.reason(submission.rejectionReason ?? ''),
      messages.sendAnother,
      common.questions,
    ],
  };
}

/** To the sender of a photo or video that is shown now: where. One email, however often it is approved. */
export function submissionApproved(
  submission: GallerySubmission,
  {
    siteUrl,
    officeEmail,
    teamName = messages.ourProgram,
  }: { siteUrl: string; officeEmail: string; teamName: string | undefined },
): MailDraft {
  const { id, submitterEmail, submitterName, submissionType, title } = submission;
  return {
    id: `submission-${id}-approved`,
    to: submitterEmail,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.approvedSubject[submissionType],
    about: `gallerySubmissions/${id}`,
    blocks: [
      common.hi(submitterName, messages.approved(title, teamName)),
      { label: messages.open, link: `${siteUrl}${pageAddress('/gallery')}` },
      messages.takeDown,
    ],
  };
}

/** To the office: a video that is public, and may say where it was filmed. Once a video. */
export function videoNotCleaned(
  { id, title }: Pick<GallerySubmission, 'id' | 'title'>,
  { officeEmail, siteUrl }: { officeEmail: string; siteUrl: string },
): MailDraft {
  return {
    id: `video-${id}-not-cleaned`,
    to: officeEmail,
    subject: office.notCleanedSubject(title),
    about: `gallerySubmissions/${id}`,
    blocks: [
      office.notCleaned,
      { label: office.openVideo, link: `${siteUrl}/admin?tab=gallery&view=approved&search=${id}` },
    ],
  };
}

interface Waiting {
  count: number;
  /** Numbers the week: one email each. */
  week: number;
  keptDays: number;
  officeEmail: string;
  siteUrl: string;
}

/** To the office: photos and videos that nobody has looked at for long, and when they go. */
export function submissionsWaiting(waiting: Waiting): MailDraft {
  const { count, week, keptDays, officeEmail, siteUrl } = waiting;
  return {
    id: `submissions-waiting-${week}`,
    to: officeEmail,
    subject: office.subject(count),
    about: 'gallerySubmissions',
    blocks: [
      office.opening(count, keptDays),
      { label: office.review, link: `${siteUrl}/admin?tab=gallery&view=pending` },
    ],
  };
}
