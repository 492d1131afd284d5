import { type Cents, splitCents } from '#domain/money/money.ts';
import type { Payment } from './payment.ts';

/**
 * The payment of something that now costs another amount in all. The charges of a plan that ends are
 * split again, by the one rule; a plan without an end keeps its charges. What cost nothing and now costs
 * something is owed.
 */
export function atTotal(payment: Payment, totalCents: Cents): Payment {
  if (totalCents === payment.totalCents) return payment;
  const { plan } = payment;
  const wasFree = isFree(payment);
  return {
    ...payment,
    totalCents,
    plan: plan?.count ? { ...plan, ...chargesOf(totalCents, plan.count) } : plan,
    status: wasFree && payment.status !== 'cancelled' ? 'pending' : payment.status,
  };
}

/** Whether it costs nothing and nothing came: no money decides where it stands. */
export function isFree({ totalCents, paidCents }: Payment): boolean {
  return totalCents === 0 && paidCents === 0;
}

function chargesOf(totalCents: Cents, count: number) {
  const [firstCents = totalCents, eachCents = firstCents] = splitCents(totalCents, count);
  return { firstCents, eachCents };
}
