import { messages } from '#words/office/emails/publishing.ts';
import type { MailDraft } from './compose.ts';

interface FailedBuild {
  /** In milliseconds: it is told once. */
  failedAt: number;
  officeEmail: string;
  siteUrl: string;
}

/** Tells the office that what was published does not come to the website until somebody looks. */
export function siteNotBuilt({ failedAt, officeEmail, siteUrl }: FailedBuild): MailDraft {
  return {
    id: `build-${failedAt}`,
    to: officeEmail,
    subject: messages.subject,
    about: 'siteBuilds',
    blocks: [
      messages.opening,
      messages.why,
      { label: messages.open, link: `${siteUrl}/admin?tab=team` },
    ],
  };
}
