import type { Cents } from '#domain/money/money.ts';

/** The most that one charge can be: eight digits of cents, as Stripe takes them. */
export const MAX_CHARGE_CENTS: Cents = 99_999_999;

/** The least that we charge at once; Stripe takes no less than half of it. */
export const MIN_CHARGE_CENTS: Cents = 100;

/** Whether an amount can be charged at once; an amount from a link is believed only then. */
export function isChargeable(cents: Cents): boolean {
  return cents >= MIN_CHARGE_CENTS && cents <= MAX_CHARGE_CENTS;
}
