import { type Cents, sumCents } from '#domain/money/money.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';
import { ownCents } from './own-cents.ts';
import type { PlayerBill } from './player-bill.ts';

type Billed = Pick<PlayerBill, 'amountCents' | 'paymentStatus' | 'payment'>;

/** What of a registration needs no paying any more: bills paid on their own, and bills that were canceled. */
export function coveredByBillsCents(bills: readonly Billed[]): Cents {
  return sumCents(
    bills.map((bill) => (bill.paymentStatus === 'cancelled' ? bill.amountCents : ownCents(bill))),
  );
}

/** Whether a registration is paid by its own money and that of its bills, as these stand. */
export function isPaidWith(payment: Payment, bills: readonly Billed[]): boolean {
  const { status, paidCents, totalCents } = payment;
  return status === 'paid' && paidCents + coveredByBillsCents(bills) >= totalCents;
}

/** Whether every bill of a registration was canceled, so that nothing of it is owed. */
export function areAllCancelled(bills: readonly Billed[]): boolean {
  return bills.length > 0 && bills.every(({ paymentStatus }) => paymentStatus === 'cancelled');
}

/**
 * What came beyond what is owed, by the registration's own payment and by those of its bills together:
 * both ask for the same money. What came for a bill alone and stays there when it is canceled is for
 * nothing: no other bill counts it.
 */
export function registrationSurplusCents(payment: Payment, bills: readonly Billed[]): Cents {
  const cancelled = bills.filter(({ paymentStatus }) => paymentStatus === 'cancelled');
  const owed = payment.totalCents - sumCents(cancelled.map(({ amountCents }) => amountCents));
  const standing = bills.filter(({ paymentStatus }) => paymentStatus !== 'cancelled');
  const rest = keptCents(payment) + aloneCents(standing) - Math.max(0, owed);
  return Math.max(0, rest) + aloneCents(cancelled);
}

/** What came for bills alone and has not gone back. */
const aloneCents = (bills: readonly Pick<Billed, 'payment'>[]): Cents =>
  sumCents(bills.map(({ payment }) => (payment ? keptCents(payment) : 0)));
