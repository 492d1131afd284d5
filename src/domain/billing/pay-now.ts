import type { Day } from '#domain/calendar/day.ts';
import { type Cents, sumCents } from '#domain/money/money.ts';
import { isChargeable } from '#domain/payments/charge-limits.ts';
import type { PayableKind } from '#domain/payments/choices.ts';
import { nextChargeOn } from '#domain/payments/due-now.ts';
import { isAtStripe, owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Payer, Payment } from '#domain/payments/payment.ts';
import { isUnderWay } from './bill-status.ts';
import { atCurrentAmount } from './owed-on-bill.ts';
import { ownCents } from './own-cents.ts';
import { ownPart } from './own-part.ts';
import { type BillStatus, isOpenBill, type PlayerBill } from './player-bill.ts';
import { sharedCents, stillOwedCents } from './received.ts';
import { coveredByBillsCents } from './registration-bills.ts';
import { ownFirst } from './share-in-turn.ts';

/** Why nothing can be paid on a page now. */
export type NotPayable =
  | 'paid'
  | 'cancelled'
  /** A card or bank payment that Stripe works on. */
  | 'processing'
  /** Stripe charges the installments. */
  | 'plan'
  /** A dispute is open, it is below what a card can be charged, or another guardian paid a part. */
  | 'office';

/** What a payment page asks for now. */
export interface PayableNow {
  what: 'pay';
  /** The record whose page takes the money. */
  on: PayableKind;
  cents: Cents;
  /** All of it, what is left of it, the installments that are due, or, where none is, the next one. */
  part: 'whole' | 'rest' | 'installments' | 'next';
  /** Of installments, the day of the first that has not come; else null. */
  dueOn: Day | null;
  /** All that is asked for on that record. */
  totalCents: Cents;
  /** What has come on it. */
  paidCents: Cents;
}

export type PayNow = PayableNow | { what: NotPayable };

type Billed = Pick<
  PlayerBill,
  'amountCents' | 'paymentStatus' | 'payment' | 'payer' | 'receivedCents'
>;

interface Whole {
  payer: Payer;
  payment: Payment;
  /** All bills of the registration. */
  bills: readonly Billed[];
}

/**
 * What can be paid on a page for a player's bill. Where its registration has money or a plan, that is
 * what its payer pays: the registration's rest, or its installments that are due. Another guardian pays
 * the bill itself.
 * @param registration that the bill comes from, if any
 * @param day by which installments count as due, local to the program
 */
export function payNowOnBill(bill: Billed, registration: Whole | undefined, day: Day): PayNow {
  const over = overOf(bill.paymentStatus) ?? stoppedBy(bill.payment);
  if (over) return { what: over };
  if (registration) {
    const isTheirs = bill.payer?.email === registration.payer.email;
    const stopped = stoppedBy(registration.payment);
    // What one guardian pays, by a plan or through a bank, is no business of another.
    if (stopped) return { what: isTheirs ? stopped : 'office' };
    const { paidCents, plan, status } = registration.payment;
    // What went back of the bill's own was paid by the registration, which asks for it again.
    const isGivenBack = bill.payment !== null && bill.payment.paidCents > ownCents(bill);
    if (isTheirs && (paidCents > 0 || isGivenBack || (plan && status !== 'ended')))
      return payNowOnRegistration(registration, day);
    if (!isTheirs && (sharedCents(bill) > 0 || isGivenBack)) return { what: 'office' };
  }
  const { amountCents } = bill;
  const payment = bill.payment && atCurrentAmount(bill.payment, amountCents);
  const paidCents = payment?.paidCents ?? 0;
  return asking('bill', amountCents - paidCents, {
    totalCents: amountCents,
    paidCents,
    plan: null,
  });
}

/** What can be paid on a page for a registration and all of its payer's own bills that are open. */
export function payNowOnRegistration({ payer, payment, bills }: Whole, day: Day): PayNow {
  const stopped = stoppedBy(payment);
  if (stopped) return { what: stopped };
  const [own = [], others = []] = ownFirst(bills, payer);
  if (!own.some(isOpenBill)) {
    // Of a registration that others pay nothing is left to its payer.
    const standing = own.length > 0 ? own : others;
    const isPaid = standing.some(({ paymentStatus }) => paymentStatus !== 'cancelled');
    return { what: isPaid ? 'paid' : 'cancelled' };
  }
  const coveredCents = coveredByBillsCents(bills);
  const { dueCents, nextCents } = owedByHand(payment, day, coveredCents);
  const { totalCents, paidCents } = ownPart(payment, others);
  const sums = { totalCents, paidCents: paidCents + sumCents(own.map(ownCents)), plan: null };
  return asking(
    'registration',
    Math.min(nextCents, sumCents(own.map(stillOwedCents))),
    sums,
    installmentsOf(payment, payment.paidCents + coveredCents, dueCents),
  );
}

/**
 * What can be paid on a page for a sponsor's bill: its sponsorship, or the installments due of it. One that
 * is paid by the year is owed again on its day, whatever its bill says until the night.
 */
export function payNowOnSponsorship(status: BillStatus, payment: Payment, day: Day): PayNow {
  const { dueCents, nextCents } = owedByHand(payment, day);
  const isNewYear = status === 'paid' && payment.plan?.count === null && dueCents > 0;
  const over = (isNewYear ? undefined : overOf(status)) ?? stoppedBy(payment);
  if (over) return { what: over };
  const installments = installmentsOf(payment, payment.paidCents, dueCents);
  return asking('sponsorship', nextCents, payment, installments);
}

/**
 * What can be paid on a page for a gift or an order that was promised by check or transfer. Of a gift that
 * goes on, what has fallen due: nobody owes the next one.
 */
export function payNowOnPledge(kind: 'donation' | 'order', payment: Payment, day: Day): PayNow {
  const stopped = stoppedBy(payment);
  if (stopped) return { what: stopped };
  if (OVER.includes(payment.status)) return { what: 'cancelled' };
  const { dueCents } = owedByHand(payment, day);
  return dueCents === 0 ? { what: 'paid' } : asking(kind, dueCents, payment);
}

const OVER: readonly Payment['status'][] = ['cancelled', 'ended', 'refunded'];

function asking(
  on: PayableNow['on'],
  cents: Cents,
  { totalCents, paidCents, plan }: Pick<Payment, 'totalCents' | 'paidCents' | 'plan'>,
  installments: Pick<PayableNow, 'part' | 'dueOn'> | null = null,
): PayNow {
  if (!isChargeable(cents)) return { what: 'office' };
  // What has no end has no rest.
  const part = paidCents > 0 && plan?.count !== null ? 'rest' : 'whole';
  return { what: 'pay', on, cents, part, dueOn: null, ...installments, totalCents, paidCents };
}

/** What is asked for of installments: nothing of its own once they have stopped before the last. */
function installmentsOf(
  { plan, status }: Payment,
  settledCents: Cents,
  dueCents: Cents,
): Pick<PayableNow, 'part' | 'dueOn'> | null {
  if (!plan?.count || status === 'ended') return null;
  const part = dueCents > 0 ? 'installments' : 'next';
  return { part, dueOn: nextChargeOn(plan, settledCents) };
}

function overOf(status: BillStatus): 'paid' | 'cancelled' | undefined {
  return status === 'paid' || status === 'cancelled' ? status : undefined;
}

function stoppedBy(payment: Payment | null): NotPayable | undefined {
  if (!payment || !isUnderWay(payment)) return undefined;
  if (payment.status === 'disputed') return 'office';
  if (payment.status === 'processing') return 'processing';
  return isAtStripe(payment) ? 'plan' : undefined;
}
