import { isAtStripe } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { messages } from '#words/office/refusals/bills.ts';

/**
 * Why the office cannot change now what a bill asks for; null where it can.
 * @param payments of the bill and of its registration, as far as there are any
 */
export function hindranceOfPayments(payments: readonly (Payment | null)[]): string | null {
  const there = payments.filter((payment) => payment !== null);
  if (there.some(({ status }) => status === 'disputed')) {
    return messages.disputed;
  }
  if (there.some(({ status }) => status === 'processing')) {
    return messages.processing;
  }
  if (there.some(isAtStripe)) {
    return messages.planAtStripe;
  }
  return null;
}
