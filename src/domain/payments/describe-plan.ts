import { formatDay } from '#domain/calendar/day.ts';
import { formatCents } from '#domain/money/money.ts';
import { messages } from '#words/labels/plan.ts';
import { listCharges } from './charge-day.ts';
import type { Plan } from './plan.ts';

/**
 * What is charged and when, as rows of name and value for the page, the email and the office: each
 * amount, the number, the last date and the sum, before anybody agrees to it (decisions §2).
 * @param totalCents all that is owed; of a plan without an end, one charge
 */
export function describePlan(totalCents: number, plan: Plan | null): [string, string][] {
  if (plan === null) return [[messages.total, formatCents(totalCents)]];
  const each = formatCents(plan.eachCents);
  const repeated = messages.each[plan.frequency];
  const first: [string, string] = [
    messages.first,
    messages.firstOn(formatCents(plan.firstCents), formatDay(plan.firstOn)),
  ];
  if (plan.count === null || plan.lastOn === null) {
    return [first, [messages.next, messages.untilCancelled(repeated(each))]];
  }
  const further = plan.count - 1;
  return [
    first,
    ...(further > 0
      ? [[messages.next, repeated(messages.times(further, each))] as [string, string]]
      : []),
    [messages.count, String(plan.count)],
    [messages.last, formatDay(plan.lastOn)],
    [messages.total, formatCents(sumOf(plan))],
  ];
}

function sumOf(plan: Plan): number {
  return listCharges(plan).reduce((sum, { cents }) => sum + cents, 0);
}
