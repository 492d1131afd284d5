import Stripe from 'stripe';
import type { Plan } from '#domain/payments/plan.ts';
import { planEnd } from '#domain/payments/plan-end.ts';
import { stripe } from './stripe.ts';

/** The subscription's metadata where the end is noted that is ours, in Unix seconds. */
const OUR_END = 'endAfterLastCharge';

/**
 * Sees to it that a plan of installments ends automatically after its last charge, which a Checkout
 * Session cannot say. Asked at every event of the plan, so that a pause does not cut it short; asking
 * twice changes nothing. Leaves alone what has ended or is paused, and an earlier end that is not
 * ours: its payer or the office has stopped the plan. (A canceled plan of flexible billing has a
 * `cancel_at` like ours, and `cancel_at_period_end` stays false.)
 * @param invoices all of the plan
 */
export async function endPlanAfterLastCharge(
  subscription: Stripe.Subscription,
  invoices: readonly Stripe.Invoice[],
  { count, frequency }: Plan,
): Promise<void> {
  const { id, status, pause_collection, cancel_at_period_end, ended_at } = subscription;
  if (count === null || ended_at || cancel_at_period_end || pause_collection) return;
  if (status === 'paused' || status === 'canceled') return;
  // Of API 2025-03-31 and later: the period is the item's.
  const nextBilling = subscription.items.data[0]?.current_period_end;
  if (nextBilling === undefined) return;
  const billed = invoices.filter(({ total, status: of }) => total > 0 && of !== 'void').length;
  const remaining = Math.max(count - billed, 0);
  const end = planEnd(subscription.billing_cycle_anchor, frequency, nextBilling, remaining);
  const { cancel_at, metadata } = subscription;
  const isOurs = cancel_at === null || metadata[OUR_END] === String(cancel_at);
  if (isOurs ? end === cancel_at : cancel_at < end) return;
  await stripe().subscriptions.update(id, {
    cancel_at: end,
    metadata: { [OUR_END]: String(end) },
    proration_behavior: 'none',
  });
}

/**
 * Ends a plan now: nothing more is charged, and nothing that came is refunded. One that has ended stays so.
 * @throws Error when Stripe does not know it, or cannot be reached
 */
export async function stopPlan(id: string): Promise<void> {
  try {
    await stripe().subscriptions.cancel(id);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
    if ((await stripe().subscriptions.retrieve(id)).status !== 'canceled') throw error;
  }
}
