import type { Cents } from '#domain/money/money.ts';
import { isChargedAgain } from './is-charged-again.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Payment } from './payment.ts';
import { RUNNING } from './settlement.ts';

/** The books of one record: where its payment stands, and its entries in the ledger. */
export interface Books {
  payment: Payment;
  entries: readonly LedgerEntry[];
  /** What needs no paying here any more, because it came for its bills. */
  paidElsewhereCents?: number | undefined;
}

/** What happened to a payment that somebody wants to hear of. */
export type Outcome =
  | {
      what:
        | 'received'
        | 'failed'
        | 'disputed'
        | 'dispute-won'
        /** The payer's bank took the money back; the entry says how much. */
        | 'dispute-lost'
        /** Money by hand was taken back; the entry is the reversal. */
        | 'reversed';
      entry: LedgerEntry;
    }
  | {
      what: 'refunded' | 'refund-failed';
      entry: LedgerEntry;
      /** What went back this time, or came back. */
      cents: Cents;
    }
  /** A plan that was set up, whose first charge is still to come. */
  | { what: 'started' | 'paused' | 'resumed' | 'ended' }
  /** More arrived than was owed: two ways to pay were used. */
  | { what: 'overpaid' };

/** What happened between two states of the books. What was told before is in `before`, so nothing is told twice. */
export function listOutcomes(before: Books, after: Books): Outcome[] {
  const known = new Map(before.entries.map((entry) => [entry.id, entry]));
  const outcomes = after.entries.flatMap((entry) => entryOutcomes(known.get(entry.id), entry));
  return [...outcomes, ...planOutcomes(before, after)];
}

function entryOutcomes(before: LedgerEntry | undefined, entry: LedgerEntry): Outcome[] {
  if (entry.status === 'reversal') {
    if (entry.stripePaymentIntentId !== null) {
      return isLost(entry) && !isSameLoss(before, entry) ? [{ what: 'dispute-lost', entry }] : [];
    }
    return before ? [] : [{ what: 'reversed', entry }];
  }
  const outcomes: Outcome[] = [];
  const refundedBefore = before?.refundedCents ?? 0;
  if (!before?.paidAt && entry.paidAt) outcomes.push({ what: 'received', entry });
  if (isAsked(before, entry)) outcomes.push({ what: 'disputed', entry });
  if (before?.status !== entry.status) {
    if (entry.status === 'failed') outcomes.push({ what: 'failed', entry });
  }
  // The money that a refund ended the dispute with has not been kept.
  const isWon = before && mayBeWon(before) && !mayBeWon(entry);
  if (isWon && entry.refundedCents === refundedBefore)
    outcomes.push({ what: 'dispute-won', entry });
  const cents = Math.abs(entry.refundedCents - refundedBefore);
  if (entry.refundedCents > refundedBefore) outcomes.push({ what: 'refunded', entry, cents });
  if (entry.refundedCents < refundedBefore) outcomes.push({ what: 'refund-failed', entry, cents });
  return outcomes;
}

/**
 * Whether a dispute is news, or the bank asks the office anew: where it only asked first, and then takes the money, it
 * gives another day to answer by.
 */
function isAsked(before: LedgerEntry | undefined, entry: LedgerEntry): boolean {
  const { answerBy } = entry;
  if (answerBy !== undefined && answerBy !== before?.answerBy) return true;
  return isOpen(entry) && !(before && isOpen(before));
}

/** Whether the bank has not decided. */
const isOpen = ({ status, dispute }: LedgerEntry) =>
  status === 'disputed' || dispute === 'asked' || dispute === 'taken';

/** Whether the bank may give back what it took, or is about to take. Of a refunded one, asking takes nothing. */
const mayBeWon = ({ status, dispute }: LedgerEntry) =>
  status === 'disputed' || status === 'dispute_lost' || dispute === 'taken' || dispute === 'lost';

/** Whether the bank keeps what it took: should it think again, the loss stays as an entry of nothing. */
const isLost = ({ reverses }: LedgerEntry) => reverses !== undefined;

const isSameLoss = (before: LedgerEntry | undefined, { amountCents }: LedgerEntry) =>
  before !== undefined && isLost(before) && before.amountCents === amountCents;

function planOutcomes(books: Books, { payment, entries }: Books): Outcome[] {
  const before = books.payment;
  const outcomes: Outcome[] = [];
  const isOwed = payment.plan === null || payment.plan.count !== null;
  const isOverpaid = ({ paidCents, totalCents }: Payment) => isOwed && paidCents > totalCents;
  if (isOverpaid(payment) && !isOverpaid(before)) outcomes.push({ what: 'overpaid' });
  if (!payment.plan || before.status === payment.status) return outcomes;
  const isFresh = before.status === 'pending' || before.status === 'expired';
  if (isCharging(books)) {
    if (payment.status === 'paused') outcomes.push({ what: 'paused' });
    if (isOver(payment)) outcomes.push({ what: 'ended' });
  }
  if (payment.status === 'active' && before.status === 'paused') outcomes.push({ what: 'resumed' });
  if (payment.status === 'active' && isFresh && entries.length === 0) {
    outcomes.push({ what: 'started' });
  }
  return outcomes;
}

/** Whether a plan has ended; at Stripe, also where all that it brought was refunded. */
function isOver({ status, plan, stripeSubscriptionId }: Payment): boolean {
  if (status === 'refunded') return plan?.count === null && stripeSubscriptionId !== null;
  return status === 'ended';
}

/**
 * Whether the plan has not been told of as over. A dispute, or money that comes apart from it, covers its
 * end or its pause for a while only.
 */
function isCharging({ payment, entries }: Books): boolean {
  if (payment.status !== 'processing') return RUNNING.includes(payment.status);
  return entries.some((entry) => entry.status === 'processing' && entry.stripeInvoiceId !== null);
}

/** Whether all of a charge went back, and Stripe goes on with the plan that it was of. */
export function isChargedOn(payment: Payment, outcome: Outcome): boolean {
  if (payment.stripeSubscriptionId === null || !isChargedAgain(payment)) return false;
  if (outcome.what === 'dispute-lost') return true;
  return (
    outcome.what === 'refunded' &&
    outcome.entry.stripeInvoiceId !== null &&
    outcome.entry.refundedCents >= outcome.entry.amountCents
  );
}
