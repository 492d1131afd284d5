import type { PayableKind } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailDraft } from './compose.ts';
import { manageLink } from './manage-link.ts';

/** A plan that runs, as far as its link needs it. */
export interface ManagedPlan {
  kind: PayableKind;
  id: string;
  number: string;
  payment: Pick<Payment, 'manageToken'>;
}

const NAMES: Partial<Record<PayableKind, string>> = {
  donation: 'Gift',
  sponsorship: 'Sponsorship',
  registration: 'Registration',
};

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
    subject: `Manage your payments to ${settings.programName}`,
    about: 'payments',
    blocks: [
      'Here you can change your card. Gifts and yearly sponsorships can be paused or stopped there, too.',
      ...plans.map(({ kind, number, ...plan }) => ({
        label: `Manage ${NAMES[kind] ?? 'payment'} ${number}`,
        link: manageLink(siteUrl, { kind, ...plan }),
      })),
      'Did you not ask for this? Then ignore this email. Do not forward it: whoever has a link can use it.',
    ],
  };
}
