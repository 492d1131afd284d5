import type { Account } from './account.ts';
import { changes } from './customers.ts';
import { oneTimeLine, periodLine } from './invoice-object.ts';
import { billSubscription } from './invoices.ts';
import type { Invoice, LineItem, Subscription } from './objects.ts';
import { nextBoundary } from './periods.ts';
import { itemOf, newSubscription, withPeriod } from './subscription-object.ts';
import { saveSubscription } from './subscription-store.ts';

export interface PlanInput {
  customer: string;
  method: string;
  recurring: LineItem[];
  oneTime: LineItem[];
  trialEnd: number | null;
  /** A first billing date in the future, up to which is free and without a bill. */
  anchor: number | null;
  metadata: Record<string, string>;
  description: string | null;
}

/** Begins a plan: bills its first period, a trial (for nothing) or, before an anchor, only what is due once. */
export function startSubscription(account: Account, plan: PlanInput) {
  const now = account.now();
  const [first] = plan.recurring;
  if (!first) throw new Error('a plan without a recurring line');
  // A page left open until after the chosen date bills from that date on.
  const later = [plan.trialEnd, plan.anchor].find((at) => at !== null && at > now) ?? null;
  const anchor = later ?? plan.anchor ?? now;
  const subscription = newSubscription(account, {
    customer: plan.customer,
    method: plan.method,
    lines: [first],
    anchor,
    periodEnd: later ?? nextBoundary(anchor, first.price, now),
    trialEnd: plan.trialEnd !== null && plan.trialEnd > now ? plan.trialEnd : null,
    metadata: plan.metadata,
    description: plan.description,
  });
  saveSubscription(account, subscription);
  account.emit('customer.subscription.created', subscription);
  const trial = subscription.status === 'trialing';
  const lines = [
    ...plan.oneTime.map((item) => oneTimeLine(item, subscription)),
    ...(later === null || trial ? [periodLine(account, subscription, trial)] : []),
  ];
  const invoice =
    lines.length === 0
      ? null
      : billSubscription(account, { subscription, lines, reason: 'subscription_create' });
  return {
    subscription: account.store.get('subscription', subscription.id) ?? subscription,
    invoice,
  };
}

/** What time brings to a subscription: its end, or the next period and its bill. */
export function runSubscription(account: Account, subscription: Subscription) {
  const now = account.now();
  const end = itemOf(subscription).current_period_end;
  const { cancel_at, cancel_at_period_end } = subscription;
  if (cancel_at !== null && cancel_at <= now) return endSubscription(account, subscription);
  if (cancel_at_period_end && end <= now) return endSubscription(account, subscription);
  return renew(account, subscription);
}

function renew(account: Account, before: Subscription): Subscription {
  const now = account.now();
  const { price, current_period_end: start } = itemOf(before);
  const resumesAt = before.pause_collection?.resumes_at ?? null;
  const paused = before.pause_collection !== null && (resumesAt === null || resumesAt > now);
  const after = withPeriod(
    {
      ...before,
      status: before.status === 'trialing' ? 'active' : before.status,
      pause_collection: paused ? before.pause_collection : null,
    },
    start,
    nextBoundary(before.billing_cycle_anchor, price, start),
  );
  saveSubscription(account, after);
  account.emit('customer.subscription.updated', after, changes(before, after));
  bill(account, after, !paused);
  return after;
}

function bill(account: Account, subscription: Subscription, collect = true): Invoice {
  const lines = [periodLine(account, subscription)];
  return billSubscription(account, { subscription, lines, reason: 'subscription_cycle' }, collect);
}

/** The plan is over; bills still open stay so, but nothing collects them any more. */
export function endSubscription(account: Account, before: Subscription): Subscription {
  const now = account.now();
  const details = before.cancellation_details;
  const ended = saveSubscription(account, {
    ...before,
    status: 'canceled',
    canceled_at: before.canceled_at ?? now,
    ended_at: now,
    cancellation_details: {
      comment: details?.comment ?? null,
      feedback: details?.feedback ?? null,
      feedback_option: null,
      reason: 'cancellation_requested',
    },
  });
  const where = { '$.parent.subscription_details.subscription': before.id, '$.status': 'open' };
  for (const open of account.store.list('invoice', { where })) {
    account.store.put({ ...open, auto_advance: false, next_payment_attempt: null });
  }
  account.emit('customer.subscription.deleted', ended);
  return ended;
}

/** No bills until it is resumed; what was paid for is not refunded. */
export function pauseSubscription(account: Account, before: Subscription): Subscription {
  const paused = saveSubscription(account, {
    ...before,
    status: 'paused',
    status_details: {
      paused: {
        subscription: { type: 'pause_requested' },
        transitioned_at: account.now(),
        type: 'subscription',
      },
    },
  });
  account.emit('customer.subscription.updated', paused, changes(before, paused));
  account.emit('customer.subscription.paused', paused);
  return paused;
}

/** Goes on: with a bill now and a new billing day, or on the old billing day without one before it. */
export function resumeSubscription(account: Account, before: Subscription, anchorNow: boolean) {
  const now = account.now();
  const { status_details: _, ...rest } = before;
  const { price, current_period_start, current_period_end } = itemOf(before);
  const anchor = anchorNow ? now : before.billing_cycle_anchor;
  const inPeriod = !anchorNow && current_period_end > now;
  const resumed = saveSubscription(
    account,
    withPeriod(
      { ...rest, status: 'active', billing_cycle_anchor: anchor },
      inPeriod ? current_period_start : now,
      inPeriod ? current_period_end : nextBoundary(anchor, price, now),
    ),
  );
  account.emit('customer.subscription.updated', resumed, changes(before, resumed));
  account.emit('customer.subscription.resumed', resumed);
  if (anchorNow) bill(account, resumed);
  return account.store.get('subscription', before.id) ?? resumed;
}
