import type { Discounted } from '#domain/discounts/apply-discounts.ts';
import type { Cents } from '#domain/money/money.ts';
import { MIN_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';
import type { Plan } from '#domain/payments/plan.ts';
import { type InstallmentCounts, planPayment } from '#domain/payments/plan-payment.ts';
import type { RegistrationFrequency } from './choices.ts';

/** What a registration costs and how it is paid. */
export interface Fee {
  totalCents: Cents;
  /** Null where everything is paid at once. */
  plan: Plan | null;
  /** What is paid first: the first installment, or everything. */
  firstCents: Cents;
  /** What discounts took off. */
  discounts: Discounted;
}

/** What discounts leave of the fees of so many players. */
export type TakeDiscounts = (feeCents: Cents, count: number) => Discounted;

const takeNothing: TakeDiscounts = (feeCents, count) => ({
  totalCents: feeCents * count,
  lines: [],
  players: [],
});

interface FeeTerms extends InstallmentCounts {
  registrationFeeCents: Cents;
}

/**
 * The fee of a registration: players times the fee (specification §9) less discounts, in installments by
 * the one rule. What is too little for installments is paid at once.
 * @param take what discounts leave; the page learns that later than the rest
 * @param today in the program's time zone, YYYY-MM-DD
 */
export function planFee(
  playerCount: number,
  frequency: RegistrationFrequency,
  terms: FeeTerms,
  today: string,
  take: TakeDiscounts = takeNothing,
): Fee {
  const discounts = take(terms.registrationFeeCents, playerCount);
  const { totalCents } = discounts;
  const wanted = planPayment(totalCents, frequency, terms, today);
  const plan = wanted && wanted.eachCents < MIN_CHARGE_CENTS ? null : wanted;
  return { totalCents, plan, firstCents: plan?.firstCents ?? totalCents, discounts };
}
