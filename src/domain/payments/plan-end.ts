import { TZDate } from '@date-fns/tz';
import { addMonths } from 'date-fns';
import { MONTHS_BETWEEN, type PlanFrequency } from './choices.ts';

/**
 * The nth billing date (from 0) of a plan at Stripe, in Unix seconds: counted from the anchor each
 * time, in UTC, so that a plan of the 31st returns to the 31st after February.
 */
export function billingDate(anchor: number, frequency: PlanFrequency, n: number): number {
  const date = addMonths(new TZDate(anchor * 1000, 'UTC'), n * MONTHS_BETWEEN[frequency]);
  return Math.floor(date.getTime() / 1000);
}

/**
 * When a plan must end so that its last charge is the last: at the billing date after it, where
 * Stripe ends it without another charge. Charges that were skipped by a pause are made up for.
 * @param nextBilling the end of the running period, in Unix seconds
 * @param remaining charges still to be made, the one at `nextBilling` among them
 */
export function planEnd(
  anchor: number,
  frequency: PlanFrequency,
  nextBilling: number,
  remaining: number,
): number {
  let n = 0;
  while (billingDate(anchor, frequency, n) < nextBilling) n += 1;
  // Not so when staff moved the date in Stripe's dashboard: then it counts from there.
  const isOnCycle = billingDate(anchor, frequency, n) === nextBilling;
  return isOnCycle
    ? billingDate(anchor, frequency, n + remaining)
    : billingDate(nextBilling, frequency, remaining);
}
