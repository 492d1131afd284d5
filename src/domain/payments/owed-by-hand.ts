import { isUnderWay } from '#domain/billing/bill-status.ts';
import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import { dueByPlanCents, nextChargeCents } from './due-now.ts';
import type { Payment } from './payment.ts';

/** Whether Stripe collects it, or is about to. */
export function isAtStripe(payment: Payment): boolean {
  const isThere = payment.stripeSubscriptionId !== null || payment.status === 'processing';
  return isThere && isUnderWay(payment);
}

/** What may be noted as paid by hand. */
export interface OwedByHand {
  /** All that is owed; of what has no end, what has fallen due, and the next charge at least. */
  owedCents: Cents;
  /** What has fallen due and has not come: what is asked for now. Of what is paid by the year, one year. */
  dueCents: Cents;
  /** What is most likely to have come: what is due, else the next charge. */
  nextCents: Cents;
}

export const NOTHING_OWED: OwedByHand = { owedCents: 0, dueCents: 0, nextCents: 0 };

/**
 * What is owed by hand: nothing while Stripe collects it. What has no end is owed again with each of
 * its charges, until it is stopped.
 * @param day by which charges count as due, local to the program
 * @param paidElsewhereCents what its bills have got on their own
 */
export function owedByHand(payment: Payment, day: Day, paidElsewhereCents: Cents = 0): OwedByHand {
  if (isAtStripe(payment) || payment.status === 'cancelled') return NOTHING_OWED;
  const { plan, totalCents, status } = payment;
  const paid = payment.paidCents + paidElsewhereCents;
  // No installment comes any more of those that have stopped: all that is left is due.
  if (!plan || (plan.count !== null && status === 'ended')) {
    const owed = Math.max(0, totalCents - paid);
    return { owedCents: owed, dueCents: owed, nextCents: owed };
  }
  if (plan.count === null && status === 'ended') return NOTHING_OWED;
  const next = nextChargeCents(plan, paid);
  // All that came was refunded: nothing is asked for, but a check may have been on its way.
  if (plan.count === null && status === 'refunded') {
    const isStripes = payment.stripeSubscriptionId !== null;
    return isStripes ? NOTHING_OWED : { owedCents: next, dueCents: 0, nextCents: next };
  }
  const fallenDue = Math.max(0, dueByPlanCents(plan, day) - paid);
  const owedCents =
    plan.count === null ? Math.max(fallenDue, next) : Math.max(0, totalCents - paid);
  // A year that was missed is not asked for together with the next: its bill is for one.
  const asksAtMost = plan.count === null && plan.frequency === 'annual' ? next : owedCents;
  // Of installments that were ended less is owed than they come to.
  const dueCents = Math.min(fallenDue, asksAtMost);
  return { owedCents, dueCents, nextCents: Math.min(dueCents || next, owedCents) };
}
