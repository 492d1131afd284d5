import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import { chargeDay } from './charge-day.ts';
import type { Plan } from './plan.ts';

/** How many charges of a plan fall due by a day, that day included. */
export function chargesDueBy(plan: Plan, day: Day): number {
  let due = 0;
  while (due !== plan.count && chargeDay(plan, due) <= day) due += 1;
  return due;
}

/** What the first `charges` charges of a plan come to. */
export function chargesCents({ firstCents, eachCents }: Plan, charges: number): Cents {
  return charges === 0 ? 0 : firstCents + (charges - 1) * eachCents;
}

/** What a plan asks for by a day, that day included. */
export function dueByPlanCents(plan: Plan, day: Day): Cents {
  return chargesCents(plan, chargesDueBy(plan, day));
}

/** What the first charge that is not covered yet still needs; of a plan that is all paid, nothing. */
export function nextChargeCents(plan: Plan, paidCents: Cents): Cents {
  const covered = coveredCharges(plan, paidCents);
  if (plan.count !== null && covered >= plan.count) return 0;
  return chargesCents(plan, covered + 1) - paidCents;
}

/** How many charges what has come pays for in full. */
function coveredCharges({ firstCents, eachCents }: Plan, paidCents: Cents): number {
  if (paidCents < firstCents || eachCents === 0) return 0;
  return 1 + Math.floor((paidCents - firstCents) / eachCents);
}

/** When the first charge that is not covered yet is due; of a plan that is all paid, its last day. */
export function nextChargeOn(plan: Plan, paidCents: Cents): Day {
  const covered = coveredCharges(plan, paidCents);
  const last = (plan.count ?? Number.POSITIVE_INFINITY) - 1;
  return chargeDay(plan, Math.min(covered, last));
}
