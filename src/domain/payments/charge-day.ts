import { type Day, dayOf } from '#domain/calendar/day.ts';
import type { PlanFrequency } from './choices.ts';
import type { Anchor, Plan } from './plan.ts';
import { chargeDate } from './plan-payment.ts';

/**
 * The nth billing date (from 0) of a plan at Stripe, in Unix seconds: counted from the anchor each
 * time, in UTC, so that a plan of the 31st returns to the 31st after February.
 */
export function billingDate(anchor: number, frequency: PlanFrequency, n: number): number {
  const first = new Date(anchor * 1000).toISOString();
  const day = chargeDate(first.slice(0, 10), frequency, n);
  return Date.parse(`${day}${first.slice(10)}`) / 1000;
}

/** The day of the nth charge of a plan (from 0). */
export function chargeDay({ firstOn, frequency, anchor }: Plan, n: number): Day {
  return anchor ? localDay(anchor, frequency, n) : chargeDate(firstOn, frequency, n);
}

/** Of a plan that begins in the evening Stripe counts the months from the next day. */
function localDay({ at, timeZone }: Anchor, frequency: PlanFrequency, n: number): Day {
  return dayOf(new Date(billingDate(at, frequency, n) * 1000), timeZone);
}

/** The plan as Stripe charges it, which may have begun on another day than the one it was made for. */
export function planFrom(plan: Plan, anchor: Anchor): Plan {
  const { frequency, count } = plan;
  return {
    ...plan,
    firstOn: localDay(anchor, frequency, 0),
    lastOn: count === null ? null : localDay(anchor, frequency, count - 1),
    anchor,
  };
}

/** Every charge of a plan that ends; of one that does not, none. */
export function listCharges(plan: Plan): { on: Day; cents: number }[] {
  return Array.from({ length: plan.count ?? 0 }, (_, n) => ({
    on: chargeDay(plan, n),
    cents: n === 0 ? plan.firstCents : plan.eachCents,
  }));
}
