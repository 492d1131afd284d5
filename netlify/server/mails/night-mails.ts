import { messages } from '#words/office/emails/night.ts';
import type { MailDraft } from './compose.ts';

interface NightProblem {
  /** Counted from 1970: it is told once a week. */
  week: number;
  officeEmail: string;
  siteUrl: string;
}

/** Tells the office that the nightly work needs somebody. */
export function nightHasProblem({ week, officeEmail, siteUrl }: NightProblem): MailDraft {
  return {
    id: `night-${week}`,
    to: officeEmail,
    subject: messages.subject,
    about: 'nightlyRuns',
    blocks: [
      messages.opening,
      { label: messages.open, link: `${siteUrl}/admin?tab=activity&view=nightly` },
    ],
  };
}
