import { type Adjustment, grossCents } from '#domain/billing/adjustment.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { formatCents } from '#domain/money/money.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { MailBlock, MailDraft } from './compose.ts';

/** What was decided about a bill. */
export interface AdjustmentNews {
  adjustment: Adjustment;
  isTakenBack: boolean;
  /** Why, in the office's words. */
  reason: string;
}

interface AdjustmentContext {
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
}

/**
 * To the guardian: what was taken off the bill or added back, why, and what the bill asks for now.
 * Null where the bill names nobody.
 * @param bill as it stands after the change
 */
export function adjustmentMail(
  bill: PlayerBill,
  { adjustment, isTakenBack, reason }: AdjustmentNews,
  { settings, officeEmail, siteUrl }: AdjustmentContext,
): MailDraft | null {
  if (!bill.payer) return null;
  const { id, kind, cents } = adjustment;
  const amount = formatCents(cents);
  const words = isTakenBack ? takenBack(kind, amount) : ADDED[kind](amount, settings.programName);
  return {
    id: `adjustment-${id}${isTakenBack ? '-taken-back' : ''}`,
    to: bill.payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: `Bill ${bill.number}: ${words.subject}`,
    about: `playerBills/${bill.id}`,
    blocks: [
      `Hi ${bill.payer.firstName}, ${words.opening}`,
      `Why: ${reason}`,
      whatIsLeft(bill),
      ...(stillOwedCents(bill) > 0
        ? [`You can see and pay it in your account: ${siteUrl}/account`]
        : ['There is nothing left to pay on this bill.']),
      'Questions? Just reply to this email.',
    ],
  };
}

interface Words {
  subject: string;
  opening: string;
}

const ADDED: Record<Adjustment['kind'], (amount: string, program: string) => Words> = {
  scholarship: (amount, program) => ({
    subject: `a scholarship of ${amount}`,
    opening: `good news: ${program} has granted a scholarship of ${amount}. We are glad to have you with us.`,
  }),
  discount: (amount, program) => ({
    subject: `a discount of ${amount}`,
    opening: `${program} has taken ${amount} off this bill.`,
  }),
  'write-off': (amount, program) => ({
    subject: `${amount} is no longer owed`,
    opening: `${program} no longer asks for ${amount} of this bill.`,
  }),
};

function takenBack(kind: Adjustment['kind'], amount: string): Words {
  const what = { scholarship: 'scholarship', discount: 'discount', 'write-off': 'reduction' }[kind];
  return {
    subject: `a ${what} of ${amount} was removed`,
    opening: `a ${what} of ${amount} was removed from this bill, so ${amount} more is owed.`,
  };
}

function whatIsLeft(bill: PlayerBill): MailBlock {
  const received = bill.receivedCents ?? 0;
  return {
    rows: [
      ['For', bill.description],
      ['Full price', formatCents(grossCents(bill))],
      ...(bill.adjustments ?? []).map(
        ({ reason, cents }) => [reason, `-${formatCents(cents)}`] as const,
      ),
      ...(received > 0 ? [['Received', `-${formatCents(received)}`] as const] : []),
      ['To pay', formatCents(stillOwedCents(bill))],
    ],
  };
}
