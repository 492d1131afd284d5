import type { PaymentView, ReceiptView } from '#contracts/accounts/record-views.ts';
import { formatCents } from '#domain/money/money.ts';
import type { PaymentMethod } from '#domain/payments/choices.ts';
import { countGifts } from '#domain/payments/count-payments.ts';
import { messages } from '#words/account/records.ts';
import { messages as states } from '#words/labels/payment-status.ts';
import { formatDay } from './dates.ts';

/** '$12.50 a month, the last on Oct 21, 2027', or nothing where all is paid at once, or was ended before its last. */
export function describePlan({ plan, endedByOffice }: PaymentView): string {
  if (!plan || endedByOffice) return '';
  const each = messages.plan.every[plan.frequency](formatCents(plan.eachCents));
  return plan.lastOn ? `${each}${messages.plan.until(formatDay(plan.lastOn))}` : each;
}

interface Paid {
  payment: PaymentView;
  paymentMethod: PaymentMethod;
  /** Of a sponsorship: put down for a card by the office. */
  isByCard?: true | undefined;
}

/** What of a record is waited for; nothing where that is a card. */
export function tellAwaited({ paymentMethod, isByCard }: Omit<Paid, 'payment'>): string {
  return isByCard ? '' : messages.awaited[paymentMethod];
}

/** What has come in and gone back, where the amount alone does not tell, and what is waited for. */
export function describePayment(record: Paid): string {
  const { status, refundedCents } = record.payment;
  if (refundedCents > 0) return messages.refunded(formatCents(refundedCents));
  const awaited = status === 'pending' && tellAwaited(record);
  return [tellPaid(record.payment), awaited].filter(Boolean).join(' · ');
}

function tellPaid({ plan, totalCents, paidCents }: PaymentView): string {
  if (paidCents === 0) return '';
  // Of a plan without an end there is no whole to have paid a part of.
  if (plan?.count === null) {
    const [gifts, paid] = [countGifts(plan, paidCents), formatCents(paidCents)];
    return gifts === null ? paid : messages.times(gifts, paid);
  }
  if (paidCents >= totalCents) return '';
  return messages.paidSoFar(formatCents(paidCents), formatCents(totalCents));
}

/** Where a movement of money stands. What was paid by hand and taken back is not paid any more. */
export function describeReceipt({ status, isReversed }: ReceiptView): string {
  return isReversed && status === 'paid' ? states.payment.reversal : states.payment[status];
}
