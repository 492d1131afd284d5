import type { PaymentStatus } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';

export const GIFT_ENDS = ['cancelled', 'ended'] as const;
type GiftEnd = (typeof GIFT_ENDS)[number];

/** In which nothing has come and nothing is on its way. */
const PROMISED: readonly PaymentStatus[] = ['pending', 'expired', 'payment_failed'];

/**
 * What becomes of a gift that the office ends: one of which nothing has come is canceled, a monthly one has
 * ended. Null for what is paid, on its way, or over, and for what Stripe charges or has charged: that ends
 * at Stripe.
 */
export function endOfGift({
  status,
  paidCents,
  plan,
  stripeSubscriptionId,
}: Pick<Payment, 'status' | 'paidCents' | 'plan' | 'stripeSubscriptionId'>): GiftEnd | null {
  if (stripeSubscriptionId !== null) return null;
  if (paidCents === 0) return PROMISED.includes(status) ? 'cancelled' : null;
  return plan?.count === null && status === 'active' ? 'ended' : null;
}
