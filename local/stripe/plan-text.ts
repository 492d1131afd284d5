import type { Price, Subscription } from './objects.ts';
import { dollars } from './page.ts';
import { itemOf } from './subscription-object.ts';

/** `$25.00 every month`, `$50.00 every 3 months`. */
export function everyText(price: Price, quantity: number): string {
  const amount = dollars((price.unit_amount ?? 0) * quantity);
  const { interval = 'month', interval_count = 1 } = price.recurring ?? {};
  return `${amount} every ${interval_count === 1 ? interval : `${interval_count} ${interval}s`}`;
}

export function planText(subscription: Subscription): string {
  const { price, quantity = 1 } = itemOf(subscription);
  return everyText(price, quantity);
}

/** `December 5, 2026`, in UTC as Stripe's own dates are counted. */
export function day(unixSeconds: number): string {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(unixSeconds * 1000);
}
