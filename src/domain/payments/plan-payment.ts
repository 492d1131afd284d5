import { monthsAfter } from '#domain/calendar/day.ts';
import { splitCents } from '#domain/money/money.ts';
import { MONTHS_BETWEEN, type PaymentFrequency, type PlanFrequency } from './choices.ts';
import type { Plan } from './plan.ts';

/** How many charges an installment plan has (site settings). */
export interface InstallmentCounts {
  monthlyInstallments: number;
  quarterlyInstallments: number;
}

/**
 * The plan that pays `totalCents`: monthly and quarterly in installments that end by themselves,
 * annual in full each year, one-time without a plan (decisions §2). One rule for registration and
 * sponsorship, for the page that shows it and for the server that charges it.
 * @param firstOn the date of the first charge in the program's time zone, YYYY-MM-DD
 */
export function planPayment(
  totalCents: number,
  frequency: PaymentFrequency,
  counts: InstallmentCounts,
  firstOn: string,
): Plan | null {
  if (frequency === 'one-time') return null;
  if (frequency === 'annual') {
    return {
      frequency,
      count: null,
      firstCents: totalCents,
      eachCents: totalCents,
      firstOn,
      lastOn: null,
    };
  }
  const count = frequency === 'monthly' ? counts.monthlyInstallments : counts.quarterlyInstallments;
  const charges = splitCents(totalCents, count);
  const firstCents = charges[0] ?? totalCents;
  return {
    frequency,
    count,
    firstCents,
    eachCents: charges[1] ?? firstCents,
    firstOn,
    lastOn: chargeDate(firstOn, frequency, count - 1),
  };
}

/** The date of the nth charge (from 0): as far into its month as the first, or the month's last day. */
export function chargeDate(firstOn: string, frequency: PlanFrequency, n: number): string {
  return monthsAfter(firstOn, n * MONTHS_BETWEEN[frequency]);
}
