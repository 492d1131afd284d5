import type { Cents } from '#domain/money/money.ts';
import type { PlayerBill } from './player-bill.ts';

/**
 * What a bill's own money counts for it, and for the registration that it comes from: what has come,
 * refunds or not, as after a refund a family does not owe again. Where all of it went back and the bill
 * stands all the same, its registration has paid it, too: what went back was the second payment, and
 * counts nothing.
 */
export function ownCents({
  payment,
  amountCents,
  paymentStatus,
}: Pick<PlayerBill, 'payment' | 'amountCents' | 'paymentStatus'>): Cents {
  if (!payment) return 0;
  const { paidCents, refundedCents } = payment;
  const isGivenBack = paidCents >= amountCents && refundedCents >= paidCents;
  return isGivenBack && paymentStatus !== 'cancelled' ? 0 : paidCents;
}
