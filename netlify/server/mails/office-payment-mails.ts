import { fullName } from '#domain/accounts/full-name.ts';
import { dayOf, formatDay, formatTimeOfDay } from '#domain/calendar/calendar.ts';
import { timeOf } from '#domain/calendar/day.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { atStakeCents, isAllBack, toldCents } from '#domain/payments/at-stake.ts';
import { isEnded } from '#domain/payments/ended-by-hand.ts';
import { inStripe } from '#domain/payments/in-stripe.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { isChargedOn, type Outcome } from '#domain/payments/outcomes.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { placeInPlan } from '#domain/payments/place-in-plan.ts';
import { isByHand } from '#domain/payments/reversal.ts';
import { messages as common } from '#words/emails/common.ts';
import { messages } from '#words/office/emails/payments.ts';
import type { MailBlock, MailDraft } from './compose.ts';
import { isPart } from './hand-receipt.ts';
import { occasionOf } from './occasion.ts';
import type { PaymentMailContext } from './payment-mail-context.ts';
import { receiptTable } from './payment-mails.ts';

/** What the office is told; null for the installments of a plan that runs as it should. */
export function mailToOffice(context: PaymentMailContext, outcome: Outcome): MailDraft | null {
  const { record, officeEmail } = context;
  const headline = officeHeadline(context, outcome);
  if (headline === null) return null;
  const { payer, label } = record;
  const who = payer ? `${fullName(payer)} (${payer.email})` : messages.nobody;
  return {
    id: `${record.kind}-${record.id}-${occasionOf(outcome, context)}-office`,
    to: officeEmail,
    ...(payer && { replyTo: payer.email }),
    subject: messages.subject(label, headline),
    about: record.path,
    blocks: [
      messages.opening(label, who, headline),
      ...('entry' in outcome
        ? [receiptTable(context, { ...outcome, entry: toldEntry(outcome.entry) })]
        : []),
      ...(outcome.what === 'reversed' ? whyReversed(outcome.entry) : []),
      ...(outcome.what === 'disputed' ? howToAnswer(context, outcome.entry) : []),
      ...(isChargedOn(context.books.payment, outcome) ? [messages.chargedAgain] : []),
    ],
  };
}

const toldEntry = (entry: LedgerEntry): LedgerEntry => ({
  ...entry,
  amountCents: toldCents(entry),
});

const whyReversed = ({ reason }: LedgerEntry): MailBlock[] =>
  reason ? [{ rows: [[common.rows.reason, reason]] }] : [];

/** What is at stake in a dispute, and what the office does about it. */
function howToAnswer(
  { settings: { timeZone } }: PaymentMailContext,
  entry: LedgerEntry,
): MailBlock[] {
  const { dispute } = messages;
  const due = entry.answerBy === undefined ? null : new Date(entry.answerBy);
  return [
    dispute.stake(formatCents(atStakeCents(entry))),
    due
      ? dispute.until(formatDay(dayOf(due, timeZone)), formatTimeOfDay(timeOf(due, timeZone)))
      : dispute.untilUnknown,
    isAllBack(entry) ? dispute.sendRefund : dispute.send,
    { label: dispute.link, link: inStripe(entry.stripePaymentIntentId ?? entry.id) },
  ];
}

function officeHeadline(context: PaymentMailContext, outcome: Outcome): string | null {
  const { payment, entries } = context.books;
  switch (outcome.what) {
    case 'received': {
      if (isByHand(outcome.entry) && isPart(context, outcome.entry)) {
        return partHeadline(payment, outcome.entry);
      }
      if (!payment.plan) return messages.paid;
      const { number, paidCents } = placeInPlan(entries, outcome.entry);
      const { count, frequency } = payment.plan;
      if (count !== null && paidCents >= payment.totalCents) return messages.allPaid;
      return number === 1 || frequency === 'annual' ? messages.planPayment : null;
    }
    case 'failed':
      return messages.refused;
    case 'refunded':
      return refundHeadline(outcome.cents, payment.refundedCents);
    case 'refund-failed':
      return messages.refundFailed;
    case 'disputed':
      return messages.disputed;
    case 'dispute-won':
      return isAllBack(outcome.entry) ? messages.disputeWonRefunded : messages.disputeWon;
    case 'dispute-lost':
      return lossHeadline(context, outcome.entry);
    case 'reversed':
      return messages.reversed(formatCents(-outcome.entry.amountCents));
    case 'overpaid':
      return messages.overpaid(formatCents(payment.paidCents), formatCents(payment.totalCents));
    case 'started':
      return messages.started;
    default:
      return messages.plan[outcome.what];
  }
}

function lossHeadline(
  context: PaymentMailContext,
  { amountCents, takenCents }: LedgerEntry,
): string {
  if (takenCents !== undefined) return messages.disputeLostRefunded(formatCents(takenCents));
  const words = isOwedAgain(context) ? messages.disputeLostAndOwed : messages.disputeLost;
  return words(formatCents(-amountCents));
}

/**
 * Whether what the bank took back is to be paid again: a gift is owed by nobody, neither is what the office has
 * ended or canceled, and what was paid twice is still paid.
 */
function isOwedAgain({ record, books }: PaymentMailContext): boolean {
  const { payment, paidElsewhereCents = 0 } = books;
  if (record.kind === 'donation' || record.isCancelled || isEnded(payment)) return false;
  if (payment.plan?.count === null) return true;
  const { settledBy } = record;
  const isPaidByAll = settledBy !== undefined && settledBy.paidCents >= settledBy.totalCents;
  return payment.paidCents + paidElsewhereCents < payment.totalCents && !isPaidByAll;
}

function partHeadline(
  { status, plan, paidCents, totalCents }: Payment,
  entry: LedgerEntry,
): string {
  if (status === 'paid') return messages.allPaid;
  const amount = formatCents(entry.amountCents);
  if (plan?.count === null) return messages.byHand(amount);
  return messages.byHandSoFar(amount, formatCents(paidCents), formatCents(totalCents));
}

/** @param allCents of all refunds of the record */
export function refundHeadline(cents: Cents, allCents: Cents): string {
  const now = formatCents(cents);
  return cents === allCents
    ? messages.refunded(now)
    : messages.refundedTotal(now, formatCents(allCents));
}
