import { billingDate } from './charge-day.ts';
import type { PlanFrequency } from './choices.ts';

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
