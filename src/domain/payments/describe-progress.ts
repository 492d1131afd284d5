import { formatDay } from '#domain/calendar/day.ts';
import { type Cents, formatCents } from '#domain/money/money.ts';
import { messages } from '#words/labels/progress.ts';
import { chargeDay } from './charge-day.ts';
import type { PaymentStatus } from './choices.ts';
import { countPayments } from './count-payments.ts';
import type { Plan } from './plan.ts';

interface Progress {
  status: PaymentStatus;
  /** All that is owed; of a plan without an end, one charge. */
  totalCents: Cents;
  /** What has arrived so far. */
  paidCents: Cents;
  plan: Plan | null;
}

/** After these nothing more is charged. */
const IS_OVER: readonly PaymentStatus[] = ['paid', 'ended', 'refunded', 'cancelled'];

/**
 * What has been paid and what comes when, as rows of name and value for the page that a payer returns
 * to. Of installments it says what came now, of how many, the next one and the last: not the total as if
 * it had been paid.
 */
export function describeProgress({ status, totalCents, paidCents, plan }: Progress) {
  const total = [messages.total, formatCents(totalCents)] as const;
  if (plan === null) return [total];
  const made = countPayments(plan, paidCents);
  const isOver = IS_OVER.includes(status) || made === plan.count;
  return [
    [
      made > 1 ? messages.paidSoFar : messages.paidNow,
      `${formatCents(paidCents)}${placeOf(made, plan)}`,
    ],
    ...(isOver ? [] : followingRows(plan, made)),
    ...(plan.count === null ? [] : [total]),
  ] as const;
}

function placeOf(made: number, { count }: Plan): string {
  if (count === null || made === 0) return '';
  return made > 1 ? messages.made(made, count) : messages.first(count);
}

function followingRows(plan: Plan, made: number): [string, string][] {
  const next = chargeDay(plan, made);
  const cents = made === 0 ? plan.firstCents : plan.eachCents;
  const row: [string, string] = [
    messages.next,
    messages.nextOn(formatCents(cents), formatDay(next)),
  ];
  return plan.lastOn ? [row, [messages.last, formatDay(plan.lastOn)]] : [row];
}
