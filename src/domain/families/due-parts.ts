import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import { listCharges } from '#domain/payments/charge-day.ts';
import type { Plan } from '#domain/payments/plan.ts';

/** A part of what is owed and its day. */
interface Part {
  on: Day;
  cents: Cents;
}

/**
 * When the rest of a plan of installments falls due. What has come pays for the earliest.
 * @param coveredCents what has come, and what is not asked for any more
 * @param owedCents what is still owed in all: the parts come to this
 */
export function partsOfPlan(plan: Plan, coveredCents: Cents, owedCents: Cents): Part[] {
  let covered = coveredCents;
  let left = owedCents;
  const parts: Part[] = [];
  for (const { on, cents } of listCharges(plan)) {
    const open = Math.min(Math.max(0, cents - covered), left);
    covered = Math.max(0, covered - cents);
    left -= open;
    if (open > 0) parts.push({ on, cents: open });
  }
  // The plan is older than what was added to it.
  if (left > 0) parts.push({ on: plan.lastOn ?? plan.firstOn, cents: left });
  return parts;
}
