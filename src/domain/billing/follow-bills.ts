import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payer, Payment } from '#domain/payments/payment.ts';
import { changeOf } from '#domain/payments/payment-change.ts';
import { settlePayment } from '#domain/payments/settlement.ts';
import { noteSurplus } from '#domain/payments/surplus.ts';
import { dueWithPlan } from './due-with-plan.ts';
import type { PlayerBill } from './player-bill.ts';
import { noteReceived } from './received.ts';
import { areAllCancelled, coveredCents, registrationSurplusCents } from './registration-bills.ts';
import { settleBills } from './settle-bill.ts';

interface Following {
  /** Of the registration, as it was. */
  before: Payment;
  /** Of the registration; its own page may have been given up, or its total may be another. */
  payment: Payment;
  /** Of the registration. */
  payer: Payer;
  /** All of the registration, with the one that has changed. */
  bills: readonly PlayerBill[];
  /** Of the registration. */
  entries: readonly LedgerEntry[];
  timeZone: string;
  now: Date;
}

/**
 * What a registration and its bills come to after one of the bills was paid on its own, canceled or
 * opened again: what has come may be all that is owed now, or not any more.
 */
export function followBills({ before, payment, payer, bills, ...of }: Following): {
  payment: Payment;
  bills: PlayerBill[];
} {
  const { entries, timeZone, now } = of;
  const covered = coveredCents(
    { payer, payment },
    noteReceived(bills, { payer, payment, entries }),
  );
  // What Stripe collects is settled by what Stripe says.
  const isOurs = entries.length > 0 && !isAtStripe(payment);
  const booked = isOurs ? settlePayment(payment, null, entries, covered) : payment;
  const settled = endedWithBills(booked, bills);
  const change = changeOf({ payment, entries }, { payment: settled, entries }, { timeZone, now });
  const due = bills.map((bill) => dueWithPlan(bill, { ...change, before: { payment: before } }));
  const noted = settleBills(due, payer, change, covered);
  const surplus = registrationSurplusCents({ payer, payment: settled }, noted);
  return { payment: noteSurplus(settled, surplus), bills: noted };
}

/**
 * The payment of a registration, which is over with its last bill where nothing came, or all of it went back by
 * hand, and nothing is on its way.
 * @param bills all of the registration, as they stand after the change
 */
export function endedWithBills(payment: Payment, bills: readonly PlayerBill[]): Payment {
  const isOver = areAllCancelled(bills) && isUnpaid(payment);
  return isOver ? { ...payment, status: 'cancelled' } : payment;
}

const isUnpaid = (payment: Payment): boolean =>
  payment.paidCents === 0 &&
  payment.totalCents > 0 &&
  payment.status !== 'disputed' &&
  payment.status !== 'refunded' &&
  !isAtStripe(payment);
