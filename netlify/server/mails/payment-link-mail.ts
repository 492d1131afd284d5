import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Payer } from '#domain/payments/payment.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailDraft } from './compose.ts';

interface PaymentLinkContext {
  bill: PlayerBill;
  payer: Payer;
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
}

/** To the guardian: what is owed, and where to pay it. A bill that was changed is an occasion of its own. */
export function billPaymentLink(
  { bill, payer, settings, officeEmail, siteUrl }: PaymentLinkContext,
  now: Date,
): MailDraft {
  return {
    id: `bill-${bill.id}-link-${now.toISOString().slice(0, 10)}-${Date.parse(bill.updatedAt)}`,
    to: payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: `Bill ${bill.number}: ${formatCents(bill.amountCents)} to pay`,
    about: `playerBills/${bill.id}`,
    blocks: [
      `Hi ${payer.firstName}, here is a bill from ${settings.programName} that you can pay online.`,
      {
        rows: [
          ['For', bill.description],
          ...(bill.dueDate ? [['Due', formatDay(bill.dueDate)] as const] : []),
          ['Amount', formatCents(bill.amountCents)],
        ],
      },
      { label: 'Pay it here', link: `${siteUrl}/account` },
      `Sign in with this address (${payer.email}). If you have no account yet, make one on that page with the same address.`,
      'Questions? Just reply to this email.',
    ],
  };
}
