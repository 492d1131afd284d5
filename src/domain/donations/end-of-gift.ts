import type { PaymentStatus } from '#domain/payments/choices.ts';
import type { Payment } from '#domain/payments/payment.ts';

/** In which nothing has come and nothing is on its way. */
const PROMISED: readonly PaymentStatus[] = ['pending', 'expired', 'payment_failed'];

/**
 * What becomes of a gift that the office ends: one of which nothing has come is canceled, a monthly one has
 * ended. Null for what is paid, on its way, or over, and for what Stripe charges: Stripe ends that.
 */
export function endOfGift(
  { status, paidCents, plan }: Pick<Payment, 'status' | 'paidCents' | 'plan'>,
  { isByHand }: { isByHand: boolean },
): 'cancelled' | 'ended' | null {
  if (!isByHand) return null;
  if (paidCents === 0) return PROMISED.includes(status) ? 'cancelled' : null;
  return plan?.count === null && status === 'active' ? 'ended' : null;
}
