import type { Day } from '#domain/calendar/day.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { atTotal, isFree } from '#domain/payments/at-total.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { settlePayment } from '#domain/payments/settlement.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { messages } from '#words/office/refusals/bills.ts';
import type { Adjustment } from './adjustment.ts';
import { hindranceOfPayments } from './hindrance-of-payments.ts';
import { type BillStatus, isOpenBill, type PlayerBill } from './player-bill.ts';
import { stillOwedCents } from './received.ts';

/** What decides about an adjustment of a bill. */
export interface BillToAdjust {
  bill: PlayerBill;
  /** The other bills of its registration. */
  siblings: readonly PlayerBill[];
  /** The payment of its registration, or null. */
  registration: Payment | null;
  /** The bill's own in the ledger. */
  entries: readonly LedgerEntry[];
  /** Local to the program. */
  today: Day;
}

type Answer =
  | { ok: true; bill: PlayerBill }
  /** `field` where another amount would do. */
  | { ok: false; field?: 'cents'; message: string };

/**
 * The most that may be taken off a bill. What came for its registration counts for all its bills, so
 * of one of them more may go than it still asks for, as long as the others take what came. What none of them
 * takes, as the rest is another guardian's, is a surplus.
 */
export function mostAdjustableCents({ bill, siblings }: BillToAdjust): Cents {
  if (!isOpenBill(bill)) return 0;
  const alone = Math.min(bill.payment ? keptCents(bill.payment) : 0, bill.amountCents);
  const owed = [bill, ...siblings].reduce((sum, one) => sum + stillOwedCents(one), 0);
  return Math.max(0, Math.min(bill.amountCents - alone, owed));
}

/** A bill after an adjustment was added to it, or why it cannot be. */
export function addAdjustment(given: BillToAdjust, adjustment: Adjustment): Answer {
  const { bill } = given;
  const refusal = hindranceOfPayments([given.bill.payment, given.registration]);
  if (refusal) return { ok: false, message: refusal };
  if (bill.paymentStatus === 'paid') return refuse(messages.refundPart);
  if (bill.paymentStatus === 'cancelled') {
    return refuse(messages.cancelled);
  }
  const most = mostAdjustableCents(given);
  if (most === 0) return refuse(messages.nothingOwed);
  if (adjustment.cents < 1 || adjustment.cents > most) {
    const message = messages.upTo(formatCents(most));
    return { ok: false, field: 'cents', message };
  }
  const adjustments = [...(bill.adjustments ?? []), adjustment];
  const amountCents = bill.amountCents - adjustment.cents;
  return { ok: true, bill: settleAdjusted({ ...bill, amountCents, adjustments }, given) };
}

/** Why no adjustment of a bill can be taken back now; null where one can. */
export function refusalToTakeBack({
  bill,
  registration,
}: Pick<BillToAdjust, 'bill' | 'registration'>): string | null {
  const payments = [bill.payment, registration];
  const hindrance = hindranceOfPayments(payments);
  if (hindrance) return hindrance;
  if (payments.some((payment) => payment && payment.refundedCents > 0)) {
    return messages.partRefunded;
  }
  const isClosed = bill.paymentStatus === 'cancelled' && bill.amountCents > 0;
  return isClosed ? messages.reopenFirst : null;
}

/** A bill after an adjustment was taken back, so that it asks for as much more, or why it cannot be. */
export function takeBackAdjustment(given: BillToAdjust, id: string): Answer {
  const { bill } = given;
  const taken = bill.adjustments?.find((one) => one.id === id);
  if (!taken) return { ok: true, bill };
  const refusal = refusalToTakeBack(given);
  if (refusal) return refuse(refusal);
  const adjustments = bill.adjustments?.filter((one) => one !== taken) ?? [];
  const amountCents = bill.amountCents + taken.cents;
  return { ok: true, bill: settleAdjusted({ ...bill, amountCents, adjustments }, given) };
}

/**
 * The payment of a registration once one of its bills asks for another amount: its total is the sum of
 * its bills. Where that is nothing it is paid, or ended if all of it was written off.
 */
export function followAdjustment(
  payment: Payment,
  before: PlayerBill,
  after: PlayerBill,
  siblings: readonly PlayerBill[],
): Payment {
  const next = atTotal(payment, payment.totalCents + after.amountCents - before.amountCents);
  return isFree(next) ? { ...next, status: freeStatus([after, ...siblings]) } : next;
}

/** The bill's status and its own payment at the amount that it asks for now. */
function settleAdjusted(bill: PlayerBill, { entries, today }: BillToAdjust): PlayerBill {
  const payment = bill.payment && settleOwn(bill, bill.payment, entries);
  const came = payment ? keptCents(payment) : 0;
  const next = { ...bill, payment };
  if (bill.amountCents === 0 && came === 0) {
    return withStatus(
      next,
      bill.adjustments?.at(-1)?.kind === 'write-off' ? 'cancelled' : 'paid',
      today,
    );
  }
  if (came >= bill.amountCents) return withStatus(next, 'paid', today);
  if (isOpenBill(bill)) return next;
  return withStatus(
    next,
    bill.dueDate !== null && bill.dueDate < today ? 'overdue' : 'pending',
    today,
  );
}

function settleOwn(bill: PlayerBill, own: Payment, entries: readonly LedgerEntry[]): Payment {
  const payment = atTotal(own, bill.amountCents);
  if (isFree(payment)) return { ...payment, status: 'ended' };
  return entries.length > 0 ? settlePayment(payment, null, entries) : payment;
}

function withStatus(bill: PlayerBill, paymentStatus: BillStatus, today: Day): PlayerBill {
  const paidDate = paymentStatus === 'paid' ? (bill.paidDate ?? today) : null;
  return { ...bill, paymentStatus, paidDate };
}

const freeStatus = (bills: readonly PlayerBill[]): Payment['status'] =>
  bills.some(({ paymentStatus }) => paymentStatus === 'paid') ? 'paid' : 'ended';

const refuse = (message: string) => ({ ok: false, message }) as const;
