import type { Account } from './account.ts';
import type { Subscription } from './objects.ts';
import { itemOf } from './subscription-object.ts';

/** Stores a subscription; it falls due when its period, its pause or the plan itself ends. */
export function saveSubscription(account: Account, subscription: Subscription): Subscription {
  const { status, cancel_at } = subscription;
  if (status === 'canceled') account.store.put(subscription);
  else if (status === 'paused') account.store.put(subscription, cancel_at);
  else {
    const end = itemOf(subscription).current_period_end;
    account.store.put(subscription, Math.min(end, cancel_at ?? end));
  }
  return subscription;
}
