import type { Cents } from '#domain/money/money.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { type InstallmentCounts, planPayment } from '#domain/payments/plan-payment.ts';
import type { RegistrationFrequency } from './registration-form.ts';

/** What a registration costs and how it is paid. */
export interface Fee {
  totalCents: Cents;
  /** Null where everything is paid at once. */
  plan: Plan | null;
  /** What is paid first: the first installment, or everything. */
  firstCents: Cents;
}

interface FeeTerms extends InstallmentCounts {
  registrationFeeCents: Cents;
}

/**
 * The fee of a registration: players times the fee (specification §9), in installments by the one rule.
 * @param today in the program's time zone, YYYY-MM-DD
 */
export function planFee(
  playerCount: number,
  frequency: RegistrationFrequency,
  terms: FeeTerms,
  today: string,
): Fee {
  const totalCents = playerCount * terms.registrationFeeCents;
  const plan = planPayment(totalCents, frequency, terms, today);
  return { totalCents, plan, firstCents: plan?.firstCents ?? totalCents };
}
