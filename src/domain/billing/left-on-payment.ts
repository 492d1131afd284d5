import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import { isAtStripe, owedByHand } from '#domain/payments/owed-by-hand.ts';
import type { Payment } from '#domain/payments/payment.ts';
import { keptCents } from '#domain/payments/surplus.ts';

/**
 * What is still to come of a payment, in cents, also while Stripe collects it; of what has no end only
 * what is owed by hand now.
 * @param day by which charges count as due, local to the program
 */
export function leftOnPayment(payment: Payment, day: Day): Cents {
  const hasEnd = payment.plan?.count !== null;
  if (isAtStripe(payment) && hasEnd) return Math.max(0, payment.totalCents - keptCents(payment));
  return owedByHand(payment, day).owedCents;
}
