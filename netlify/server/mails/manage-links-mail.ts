import type { PayableKind } from '#domain/payments/choices.ts';
import { recordLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/emails/manage-links.ts';
import type { MailDraft } from './compose.ts';

/** A plan that runs, and the link by which it is managed. */
export interface RunningPlan {
  kind: PayableKind;
  number: string;
  link: string;
}

/** To a payer who asked for the links that stand in their receipts. @param id names the occasion */
export function manageLinks(
  id: string,
  to: string,
  plans: readonly RunningPlan[],
  context: { settings: Settings; officeEmail: string },
): MailDraft {
  const { settings, officeEmail } = context;
  return {
    id,
    to,
    replyTo: officeEmail,
    subject: messages.subject(settings.programName),
    about: 'payments',
    blocks: [
      messages.opening,
      ...plans.map(({ kind, number, link }) => ({
        label: messages.manage(recordLabel(kind, number)),
        link,
      })),
      messages.notYou,
    ],
  };
}
