import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';

/**
 * Why the office cannot change now what a bill asks for; null where it can.
 * @param payments of the bill and of its registration, as far as there are any
 */
export function hindranceOfPayments(payments: readonly (Payment | null)[]): string | null {
  const there = payments.filter((payment) => payment !== null);
  if (there.some(({ status }) => status === 'disputed')) {
    return 'The payer’s bank disputes a payment. Wait until that is decided.';
  }
  if (there.some(({ status }) => status === 'processing')) {
    return 'A payment is being processed. Wait until it is in, then try again.';
  }
  if (there.some(isAtStripe)) {
    return 'A plan at Stripe collects this. Stop the plan in Stripe first, then try again.';
  }
  return null;
}
