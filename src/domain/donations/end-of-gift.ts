import type { PaymentStatus } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';

export const GIFT_ENDS = ['cancelled', 'ended', 'closed'] as const;
type GiftEnd = (typeof GIFT_ENDS)[number];

/** In which nothing has come and nothing is on its way. */
const PROMISED: readonly PaymentStatus[] = ['pending', 'expired', 'payment_failed'];
/** In which a part may have come and nothing is on its way. */
const IN_PART: readonly PaymentStatus[] = [...PROMISED, 'partially_refunded'];

/**
 * What becomes of a gift that the office ends: one of which nothing has come is canceled, a monthly one has
 * ended, and a promise of which a part came is closed at that part. Null for what is paid, on its way, or
 * over, and for what Stripe charges or has charged: that ends at Stripe.
 */
export function endOfGift(
  payment: Pick<
    Payment,
    'status' | 'totalCents' | 'paidCents' | 'refundedCents' | 'plan' | 'stripeSubscriptionId'
  >,
): GiftEnd | null {
  const { status, totalCents, paidCents, plan, stripeSubscriptionId } = payment;
  if (stripeSubscriptionId !== null) return null;
  if (paidCents === 0) return PROMISED.includes(status) ? 'cancelled' : null;
  if (plan) return plan.count === null && status === 'active' ? 'ended' : null;
  const isPart = paidCents < totalCents && keptCents(payment) > 0;
  return isPart && IN_PART.includes(status) ? 'closed' : null;
}

/** The payment of a gift that the office ends: of a promise in part, what came is all of it. Null where it stays. */
export function endedGift(payment: Payment): Payment | null {
  const end = endOfGift(payment);
  if (end !== 'closed') return end && { ...payment, status: end };
  const status = payment.refundedCents > 0 ? 'partially_refunded' : 'paid';
  return { ...payment, totalCents: payment.paidCents, status, endedByOffice: true };
}
