import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import type { PlanFrequency } from './choices.ts';
import type { Plan } from './plan.ts';
import { listCharges } from './plan-payment.ts';

const INTERVALS: Readonly<Record<PlanFrequency, string>> = {
  monthly: 'every month',
  quarterly: 'every three months',
  annual: 'every year',
};

/**
 * What is charged and when, as rows of name and value for the page, the mail and the office: each
 * amount, the number, the last date and the sum, before anybody agrees to it (decisions §2).
 * @param totalCents all that is owed; of a plan without an end, one charge
 */
export function describePlan(totalCents: number, plan: Plan | null): [string, string][] {
  if (plan === null) return [['Total', formatCents(totalCents)]];
  const each = formatCents(plan.eachCents);
  const first: [string, string] = [
    'First payment',
    `${formatCents(plan.firstCents)} on ${formatDay(plan.firstOn)}`,
  ];
  if (plan.count === null || plan.lastOn === null) {
    return [first, ['Then', `${each} ${INTERVALS[plan.frequency]}, until you cancel`]];
  }
  const further = plan.count - 1;
  return [
    first,
    ...(further > 0
      ? [['Then', `${further} × ${each}, ${INTERVALS[plan.frequency]}`] as [string, string]]
      : []),
    ['Number of payments', String(plan.count)],
    ['Last payment', formatDay(plan.lastOn)],
    ['Total', formatCents(sumOf(plan))],
  ];
}

function sumOf(plan: Plan): number {
  return listCharges(plan).reduce((sum, { cents }) => sum + cents, 0);
}
