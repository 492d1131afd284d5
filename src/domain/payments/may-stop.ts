import type { Plan } from './plan.ts';

/**
 * Whether whoever pays a plan may pause and stop it: a gift or a sponsorship by the year, yes.
 * Installments are a debt: their payer changes the card, and asks the office for anything else.
 */
export function mayStop({ count }: Pick<Plan, 'count'>): boolean {
  return count === null;
}
