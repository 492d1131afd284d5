import { TZDate } from '@date-fns/tz';
import { add } from 'date-fns';
import type { Price } from './objects.ts';

/** `count` intervals of the price after `anchor` (Unix seconds); the 31st becomes the month's last day. */
export function afterIntervals(anchor: number, price: Price, count: number): number {
  if (!price.recurring) throw new Error(`price ${price.id} does not recur`);
  const { interval, interval_count } = price.recurring;
  const name = `${interval}s` as 'days' | 'weeks' | 'months' | 'years';
  const end = add(new TZDate(anchor * 1000, 'UTC'), { [name]: interval_count * count });
  return Math.floor(end.getTime() / 1000);
}

/**
 * The first billing date after `instant`. Counted from the anchor each time, so a plan anchored on
 * the 31st returns to the 31st after February.
 */
export function nextBoundary(anchor: number, price: Price, instant: number): number {
  if (instant < anchor) return anchor;
  for (let count = 1; ; count += 1) {
    const boundary = afterIntervals(anchor, price, count);
    if (boundary > instant) return boundary;
  }
}

/** Whether `instant` is a billing date. */
export function isBoundary(anchor: number, price: Price, instant: number): boolean {
  return (
    instant >= anchor &&
    (instant === anchor || nextBoundary(anchor, price, instant - 1) === instant)
  );
}
