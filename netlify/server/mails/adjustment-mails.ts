import { type Adjustment, grossCents } from '#domain/billing/adjustment.ts';
import type { PlayerBill } from '#domain/billing/player-bill.ts';
import { stillOwedCents } from '#domain/billing/received.ts';
import { tellBill, tellBillToStranger } from '#domain/billing/tell-bill.ts';
import { tellReason } from '#domain/billing/tell-reason.ts';
import { formatCents } from '#domain/money/money.ts';
import { recordLabel } from '#domain/payments/record-label.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/emails/bills.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages as registration } from '#words/emails/registrations.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as statement } from '#words/statement.ts';
import { billPayBlocks } from './bill-pay-blocks.ts';
import type { MailBlock, MailDraft } from './compose.ts';

/** What was decided about a bill. */
export interface AdjustmentNews {
  adjustment: Adjustment;
  isTakenBack: boolean;
  /** Why, in the office's words. */
  reason: string;
}

interface AdjustmentContext {
  /** Whether the address is known to be the guardian's: only then is anybody named, and said why. */
  isKnown: boolean;
  /** Whether the bill's registration is free now: no payment will ever show whose the address is. */
  isFree: boolean;
  settings: Settings;
  officeEmail: string;
  siteUrl: string;
  /** By which the bill is paid without an account. */
  payLink: string;
  /** Whether the bill's registration is paid in installments. */
  inInstallments: boolean;
}

/**
 * To the guardian: what was taken off the bill or added back, why, and what the bill asks for now.
 * Null where the bill names nobody.
 * @param bill as it stands after the change
 */
export function adjustmentMail(
  bill: PlayerBill,
  { adjustment, isTakenBack, reason }: AdjustmentNews,
  { isKnown, isFree, settings, officeEmail, siteUrl, payLink, inInstallments }: AdjustmentContext,
): MailDraft | null {
  if (!bill.payer) return null;
  const { id, kind, cents } = adjustment;
  const amount = formatCents(cents);
  const account = `${siteUrl}${pageAddress('/account')}`;
  const words = isTakenBack
    ? messages.takenBack[kind](amount)
    : messages.added[kind](amount, settings.programName);
  return {
    id: `adjustment-${id}${isTakenBack ? '-taken-back' : ''}`,
    to: bill.payer.email,
    replyTo: officeEmail,
    limit: 'none',
    subject: messages.changedSubject(recordLabel('bill', bill.number), words.subject),
    about: `playerBills/${bill.id}`,
    blocks: [
      ...(isKnown
        ? [common.hi(bill.payer.firstName, words.opening), messages.why(tellReason(reason))]
        : [common.hello(words.opening)]),
      whatIsLeft(bill, isKnown),
      ...(stillOwedCents(bill) > 0
        ? [
            ...billPayBlocks(bill, { payLink, settings, inInstallments }),
            { label: common.account, link: account },
          ]
        : [messages.nothingLeft]),
      ...(isFree && !isKnown
        ? [registration.documentsFollowFree, { label: common.account, link: account }]
        : []),
      common.questions,
    ],
  };
}

function whatIsLeft(bill: PlayerBill, isKnown: boolean): MailBlock {
  const received = bill.receivedCents ?? 0;
  const label = recordLabel('bill', bill.number);
  return {
    rows: [
      [common.rows.for, (isKnown ? tellBill : tellBillToStranger)(bill.description)],
      [messages.rows.fullPrice, formatCents(grossCents(bill))],
      ...(bill.adjustments ?? []).map(
        ({ kind, reason, cents }) =>
          [
            isKnown ? tellReason(reason) : statement.lines[kind](label),
            `-${formatCents(cents)}`,
          ] as const,
      ),
      ...(received > 0 ? [[messages.rows.received, `-${formatCents(received)}`] as const] : []),
      [messages.rows.toPay, formatCents(stillOwedCents(bill))],
    ],
  };
}
