import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import type { PaymentStatus } from '#domain/payments/choices.ts';
import { dueByPlanCents } from '#domain/payments/due-now.ts';
import { isEndedByHand } from '#domain/payments/ended-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { type BillStatus, isOpenBill } from './player-bill.ts';

/** While a payment is in one of these, what it pays for must not be paid another way. */
const UNDER_WAY: readonly PaymentStatus[] = [
  'processing',
  'active',
  'past_due',
  'paused',
  'disputed',
];

/** Whether money is on its way or a plan runs. */
export function isUnderWay({ status }: Pick<Payment, 'status'>): boolean {
  return UNDER_WAY.includes(status);
}

/** What a payment makes of the bill it settles; null leaves the bill as it is. */
function billStatusFrom(payment: Payment, time: BillTime, coveredCents: Cents): BillStatus | null {
  switch (payment.status) {
    case 'paid':
      return 'paid';
    // A part came, and some of it went back: what never came is still owed.
    case 'partially_refunded':
      return payment.paidCents + coveredCents >= payment.totalCents ? 'paid' : null;
    case 'refunded':
    case 'cancelled':
      return 'cancelled';
    case 'past_due':
      return 'overdue';
    // What is disputed is there until it is lost: nobody can pay it meanwhile.
    case 'disputed':
      return isDueBeside(payment, time, coveredCents) ? 'overdue' : 'pending';
    case 'active':
    case 'ended':
    case 'paused':
      return planBillStatus(payment, time);
    case 'payment_failed':
      return 'pending';
    default:
      return null;
  }
}

/**
 * A plan without an end settles the bill with each charge, one of installments with the last. By hand a
 * charge may come in parts: until it is whole, the bill stays as it is. What is left of one that has stopped is
 * overdue, unless the office has put it off.
 */
function planBillStatus(
  payment: Payment,
  { dueDate, today }: Pick<BillTime, 'dueDate' | 'today'>,
): BillStatus | null {
  const { plan, paidCents, status, stripeSubscriptionId } = payment;
  if (plan?.count === null) {
    if (isAllRefunded(payment)) return 'cancelled';
    const isIn = stripeSubscriptionId === null ? isCovered(payment, today) : paidCents > 0;
    return isIn ? 'paid' : null;
  }
  if (paidCents === 0 && status === 'ended') return null;
  const isPutOff = dueDate !== null && dueDate > today;
  return status === 'ended' && !isPutOff ? 'overdue' : 'pending';
}

/** Whether something is due besides what has come. */
function isDueBeside(
  { plan, paidCents, totalCents }: Payment,
  { status, dueDate, today }: BillTime,
  coveredCents: Cents,
): boolean {
  const cents = paidCents + coveredCents;
  if (plan) return cents < dueByPlanCents(plan, today);
  const isLate = status === 'overdue' || (dueDate !== null && dueDate < today);
  return isLate && cents < totalCents;
}

/** Whether what Stripe charges until it is stopped has brought nothing that stayed. */
function isAllRefunded(payment: Payment): boolean {
  const { plan, stripeSubscriptionId, paidCents } = payment;
  const isEndless = plan?.count === null && stripeSubscriptionId !== null;
  return isEndless && paidCents > 0 && keptCents(payment) <= 0;
}

/** What a bill's status depends on besides its payment. Days are local to the program. */
interface BillTime {
  status: BillStatus;
  dueDate: Day | null;
  today: Day;
}

/**
 * A bill's status after its payment went from `before` to `after`. What staff canceled stays so,
 * unless its books had canceled it, as a refund did that has failed: the money of a bill that the office
 * canceled was noted as a surplus before it was refunded, and is one again. What has a due date behind it
 * stays overdue, and what was paid with money that has gone again is owed again, unless the office has
 * ended it. What is left of a plan that had stopped before keeps the time that the office gave it.
 * @param coveredCents of a registration, what needs no paying by `after`: its bills say so
 */
export function billStatusAfter(
  time: BillTime,
  before: Payment,
  after: Payment,
  coveredCents: Cents = 0,
): BillStatus {
  const { status, dueDate, today } = time;
  if (after.endedByOffice) return billStatusFrom(after, time, coveredCents) ?? status;
  if (isEmptied(after)) return 'cancelled';
  const isTakenBack = after.paidCents < before.paidCents;
  if (isTakenBack && status !== 'cancelled' && !isCovered(after, today, coveredCents)) {
    return dueDate !== null && dueDate < today ? 'overdue' : 'pending';
  }
  const hadStopped = before.status === 'ended' && after.status === 'ended';
  if (hadStopped && isOpenBill({ paymentStatus: status })) return status;
  const next = billStatusFrom(after, time, coveredCents);
  if (next === null) return status;
  const isGone = before.status === 'refunded' || isAllRefunded(before) || isEmptied(before);
  const byBooks = isGone && before.surplusCents === undefined;
  if (status === 'cancelled' && !byBooks) return status;
  const failedWhileOverdue = after.status === 'payment_failed' && status === 'overdue';
  return failedWhileOverdue ? status : next;
}

/** Whether nothing is kept of what went on without an end and the office has ended. */
const isEmptied = (payment: Payment) => isEndedByHand(payment) && keptCents(payment) <= 0;

/**
 * Where a canceled bill stands that the office opens again: paid where the books say so, else as chosen.
 * Null where all its money was refunded: this bill is over, and a new one asks for it.
 * @param payment its own, or its sponsorship's; null where it has none
 */
export function reopenedStatus(
  chosen: BillStatus,
  payment: Payment | null,
  today: Day,
): BillStatus | null {
  if (!payment || payment.paidCents === 0 || chosen === 'cancelled') return chosen;
  if (payment.refundedCents >= payment.paidCents) return null;
  return isCovered(payment, today) ? 'paid' : chosen;
}

/** Whether what has come is all that is owed by now; of a yearly plan, all years that began before it ended. */
function isCovered(payment: Payment, today: Day, coveredCents: Cents = 0): boolean {
  const { plan, paidCents, totalCents, status } = payment;
  if (plan?.count === null) {
    return paidCents > 0 && (status === 'ended' || paidCents >= dueByPlanCents(plan, today));
  }
  return paidCents + coveredCents >= totalCents || payment.status === 'paid';
}
