import type { PayableKind } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { recordLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/emails/manage-links.ts';
import type { MailDraft } from './compose.ts';
import { manageLink } from './manage-link.ts';

/** A plan that runs, as far as its link needs it. */
export interface ManagedPlan {
  kind: PayableKind;
  id: string;
  number: string;
  payment: Pick<Payment, 'manageToken'>;
}

/** To a payer who asked for the links that stand in their receipts. @param id names the occasion */
export function manageLinks(
  id: string,
  to: string,
  plans: readonly ManagedPlan[],
  context: { settings: Settings; officeEmail: string; siteUrl: string },
): MailDraft {
  const { settings, officeEmail, siteUrl } = context;
  return {
    id,
    to,
    replyTo: officeEmail,
    subject: messages.subject(settings.programName),
    about: 'payments',
    blocks: [
      messages.opening,
      ...plans.map(({ kind, number, ...plan }) => ({
        label: messages.manage(recordLabel(kind, number)),
        link: manageLink(siteUrl, { kind, ...plan }, to),
      })),
      messages.notYou,
    ],
  };
}
