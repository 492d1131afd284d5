import type { Cents } from '#domain/money/money.ts';
import type { Plan } from './plan.ts';

/* Apart from the dates of a plan, which the account page can do without. */

/** How many charges of a plan an amount is; a part of one is none yet. */
export function countPayments({ firstCents, eachCents, count }: Plan, paidCents: Cents): number {
  if (paidCents < firstCents) return 0;
  const made = 1 + Math.floor((paidCents - firstCents) / eachCents);
  return count === null ? made : Math.min(made, count);
}

/**
 * How many gifts came of a plan without an end.
 * @returns null once its donor gives another amount: the sum does not say how many were of which
 */
export function countGifts(plan: Plan, paidCents: Cents): number | null {
  return plan.firstCents === plan.eachCents ? countPayments(plan, paidCents) : null;
}
