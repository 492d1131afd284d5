import { addMonths, formatISO, parseISO } from 'date-fns';
import * as z from 'zod/mini';
import { CentsSchema, splitCents } from '#domain/money/money.ts';

export const PAYMENT_FREQUENCIES = ['one-time', 'monthly', 'quarterly', 'annual'] as const;
export type PaymentFrequency = (typeof PAYMENT_FREQUENCIES)[number];
export type PlanFrequency = Exclude<PaymentFrequency, 'one-time'>;

export const MONTHS_BETWEEN: Readonly<Record<PlanFrequency, number>> = {
  monthly: 1,
  quarterly: 3,
  annual: 12,
};

/** Charges that repeat. Dates are local to the program, YYYY-MM-DD. */
export const PlanSchema = z.object({
  frequency: z.enum(['monthly', 'quarterly', 'annual']),
  /** How many charges, after which the plan ends by itself; null = until it is stopped. */
  count: z.nullable(z.int().check(z.positive())),
  /** Carries the cents that do not divide. */
  firstCents: CentsSchema,
  eachCents: CentsSchema,
  firstOn: z.iso.date(),
  /** The date of the last charge; null = none. */
  lastOn: z.nullable(z.iso.date()),
});
export type Plan = z.infer<typeof PlanSchema>;

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
  const day = addMonths(parseISO(firstOn), n * MONTHS_BETWEEN[frequency]);
  // Not `format`, which brings a whole locale to every page that shows a plan.
  return formatISO(day, { representation: 'date' });
}

/** Every charge of a plan that ends; of one that does not, none. */
export function listCharges(plan: Plan): { on: string; cents: number }[] {
  return Array.from({ length: plan.count ?? 0 }, (_, n) => ({
    on: chargeDate(plan.firstOn, plan.frequency, n),
    cents: n === 0 ? plan.firstCents : plan.eachCents,
  }));
}
