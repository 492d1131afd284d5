import type { Cents } from '#domain/money/money.ts';
import type { Books } from '#domain/payments/outcomes.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payer } from '#domain/payments/payment.ts';
import type { PaymentChange } from '#domain/payments/payment-change.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { playerBillMethod } from './bill-method.ts';
import { billStatusAfter } from './bill-status.ts';
import { noteCancelled } from './cancelled-at.ts';
import { ownCents } from './own-cents.ts';
import { isOpenBill, type PlayerBill } from './player-bill.ts';
import { noteReceived, sharedCents, stillOwedCents } from './received.ts';
import { isOwnBill } from './share-in-turn.ts';

/**
 * The bill after a change of its registration's payment; undefined where it stays as it is.
 * @param coveredCents what of the registration its bills say needs no paying any more
 */
export function settleBill(
  bill: PlayerBill,
  change: PaymentChange,
  coveredCents: Cents,
): PlayerBill | undefined {
  const { before, after, paidOn, today, method, now } = change;
  // Its own money has settled it; a part of its own counts towards the whole.
  if (bill.payment && ownCents(bill) >= bill.amountCents) return undefined;
  // Its adjustments have settled it.
  if (bill.amountCents === 0) return undefined;
  const { paymentStatus: status, dueDate } = bill;
  const time = { status, dueDate, today };
  const paymentStatus = billStatusAfter(time, before.payment, after.payment, coveredCents);
  if (paymentStatus === bill.paymentStatus) return undefined;
  const isPaid = paymentStatus === 'paid';
  const paidBy = isPaid && method ? playerBillMethod(method) : null;
  const updatedAt = now.toISOString();
  const paidDate = isPaid ? paidOn : null;
  const paymentMethod = paidBy ?? bill.paymentMethod;
  const settled = { ...bill, paymentStatus, paidDate, paymentMethod, updatedAt };
  return noteCancelled(bill, settled, updatedAt);
}

/**
 * All bills of a registration after a change of its payment, with what has come towards each. One of which
 * all has come is paid, also while the bill of another guardian is not; where all of that went back, it is canceled.
 * @param coveredCents what of the registration its bills say needs no paying any more
 */
export function settleBills(
  bills: readonly PlayerBill[],
  payer: Pick<Payer, 'email'>,
  change: PaymentChange,
  coveredCents: Cents,
): PlayerBill[] {
  const { payment, entries } = change.after;
  const apart = apartFrom(change.before, bills, payer);
  const settled = bills.map((bill) => {
    if (payment.status !== 'cancelled' && apart.has(bill.id)) return bill;
    const next = settleBill(bill, change, coveredCents) ?? bill;
    return isOwnBill(bill, payer) ? next : leftToNight(bill, next, change);
  });
  const noted = noteReceived(settled, { payer, payment, entries });
  // What Stripe collects or a bank disputes is paid when that is over.
  if (payment.status === 'disputed') return noted.map(notLate);
  if (isAtStripe(payment)) return noted;
  return noted.map((bill, index) => {
    const before = bills[index];
    if (!isOpenBill(bill) || sharedCents(bill) === 0 || stillOwedCents(bill) > 0) return bill;
    if (keptCents(payment) <= 0) return asCancelled(bill, change);
    return before?.paymentStatus === 'paid' ? before : asPaid(bill, change);
  });
}

/** A bill whose money is disputed: with all of it there, it is not overdue. */
function notLate(bill: PlayerBill): PlayerBill {
  const isLate = bill.paymentStatus === 'overdue' && stillOwedCents(bill) > 0;
  return isLate || !isOpenBill(bill) ? bill : { ...bill, paymentStatus: 'pending' };
}

/**
 * The open bills of another guardian in which the registration's money has no part: what becomes of that
 * money, or of its payer's plan, is no matter of theirs. They are paid once their share has come.
 */
function apartFrom(
  { payment, entries }: Books,
  bills: readonly PlayerBill[],
  payer: Pick<Payer, 'email'>,
): ReadonlySet<string> {
  const apart = noteReceived(bills, { payer, payment, entries })
    .filter((bill) => isOpenBill(bill) && !isOwnBill(bill, payer))
    .filter((bill) => sharedCents(bill) === 0);
  return new Set(apart.map(({ id }) => id));
}

/**
 * A bill of another guardian that is late, as money that had come for it was taken back, at once or after a
 * dispute: the night finds it overdue and emails that guardian, whom nothing else would tell.
 */
function leftToNight(
  before: PlayerBill,
  next: PlayerBill,
  { before: was, after }: PaymentChange,
): PlayerBill {
  const isTakenBack = after.payment.paidCents < was.payment.paidCents;
  const isNewlyLate = before.paymentStatus !== 'overdue' && next.paymentStatus === 'overdue';
  return isTakenBack && isNewlyLate ? { ...next, paymentStatus: 'pending' } : next;
}

function asPaid(bill: PlayerBill, { paidOn, method, now }: PaymentChange): PlayerBill {
  return {
    ...bill,
    paymentStatus: 'paid',
    receivedCents: 0,
    paidDate: paidOn,
    paymentMethod: (method && playerBillMethod(method)) || bill.paymentMethod,
    updatedAt: now.toISOString(),
  };
}

function asCancelled(bill: PlayerBill, { now }: PaymentChange): PlayerBill {
  const updatedAt = now.toISOString();
  const over = { paymentStatus: 'cancelled', receivedCents: 0, paidDate: null, updatedAt } as const;
  return noteCancelled(bill, { ...bill, ...over }, updatedAt);
}

/**
 * The bill after a change of its own payment.
 * @param isPaidElsewhere whether the registration is paid as the bill stands after it, so that a refund leaves the bill paid
 */
export function settleOwnBill(
  bill: PlayerBill,
  change: PaymentChange,
  isPaidElsewhere: boolean,
): PlayerBill {
  const { before, after, paidOn, today, method, now } = change;
  const { paymentStatus: status, dueDate } = bill;
  if (isPaidElsewhere && status === 'paid') return { ...bill, updatedAt: now.toISOString() };
  const paymentStatus = billStatusAfter({ status, dueDate, today }, before.payment, after.payment);
  const becamePaid = paymentStatus === 'paid' && status !== 'paid';
  const stays = paymentStatus === 'paid' ? bill.paidDate : null;
  const updatedAt = now.toISOString();
  const settled = {
    ...bill,
    paymentStatus,
    paidDate: becamePaid ? paidOn : stays,
    paymentMethod: (becamePaid && method && playerBillMethod(method)) || bill.paymentMethod,
    updatedAt,
  };
  return noteCancelled(bill, settled, updatedAt);
}
