import { isUnderWay } from '#domain/billing/bill-status.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Payment } from './payment.ts';

/** Whether Stripe collects it, or is about to. */
export function isAtStripe(payment: Payment): boolean {
  const isThere = payment.stripeSubscriptionId !== null || payment.status === 'processing';
  return isThere && isUnderWay(payment);
}

/**
 * What may be noted as paid by hand: nothing while Stripe collects it. What has no end is owed anew
 * each time, until it is stopped.
 * @param paidElsewhereCents what its bills have got on their own
 */
export function owedByHandCents(payment: Payment, paidElsewhereCents: Cents = 0): Cents {
  if (isAtStripe(payment)) return 0;
  if (payment.plan?.count === null) return payment.status === 'ended' ? 0 : payment.totalCents;
  return Math.max(0, payment.totalCents - payment.paidCents - paidElsewhereCents);
}
