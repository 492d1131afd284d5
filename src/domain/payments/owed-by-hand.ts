import { isUnderWay } from '#domain/billing/bill-status.ts';
import type { Cents } from '#domain/money/money.ts';
import type { Payment } from './payment.ts';

/**
 * What may be noted as paid by hand: nothing while Stripe collects it. What has no end is owed anew
 * each time, until it is stopped.
 * @param paidElsewhereCents what its bills have got on their own
 */
export function owedByHandCents(payment: Payment, paidElsewhereCents: Cents = 0): Cents {
  const isAtStripe = payment.stripeSubscriptionId !== null || payment.status === 'processing';
  if (isAtStripe && isUnderWay(payment)) return 0;
  if (payment.plan?.count === null) return payment.status === 'ended' ? 0 : payment.totalCents;
  return Math.max(0, payment.totalCents - payment.paidCents - paidElsewhereCents);
}
