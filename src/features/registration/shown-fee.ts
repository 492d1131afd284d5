import type { CreateRegistrationResponse } from '#contracts/registration/public.ts';
import { type Day, dayOf } from '#domain/calendar/day.ts';
import { type Fee, planFee, type TakeDiscounts } from '#domain/registration/fee.ts';
import type { RegistrationForm } from '#domain/registration/registration-form.ts';
import type { RegistrationTerms } from './terms.ts';

/** Whether what is to be paid is what this page said. */
export function isAsShown(
  { totalCents, plan }: CreateRegistrationResponse,
  ...shown: Parameters<typeof shownFee>
): boolean {
  const fee = shownFee(...shown);
  return totalCents === fee.totalCents && plan?.count === fee.plan?.count;
}

/** What this page says the registration costs. */
export function shownFee(
  { players, paymentFrequency }: Pick<RegistrationForm, 'players' | 'paymentFrequency'>,
  terms: RegistrationTerms,
  apply: TakeDiscounts | undefined,
): Fee {
  const today: Day = dayOf(new Date(), terms.timeZone);
  return planFee(players.length, paymentFrequency, terms, today, apply);
}
