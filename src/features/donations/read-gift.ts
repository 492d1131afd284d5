import { readForm } from '#browser/forms/draft.ts';
import { readAmount } from '#browser/forms/typed-amount.ts';
import { isDay } from '#domain/calendar/day.ts';
import type { Gift } from '#domain/donations/donation-form.ts';
import { firstGiftDate, LAST_PAYMENT_DAY } from '#domain/donations/gift-schedule.ts';
import type { Cents } from '#domain/money/money.ts';
import { MAX_CHARGE_CENTS } from '#domain/payments/charge-limits.ts';

export type GiftType = Gift['type'];

/** Of the specification: the amount typed and the quick picks. */
export const TYPED: Readonly<Record<GiftType, string>> = {
  'one-time': 'donationAmount',
  monthly: 'monthlyAmount',
};
export const PICKED = 'predefinedAmount';

/** What is picked or typed; NaN where that is no amount. */
export function readGiftAmount(type: GiftType, form: HTMLFormElement): Cents | undefined {
  return readAmount(form, TYPED[type], PICKED);
}

/** What is shown while one chooses: null for what is not chosen, or not well. */
export interface LiveGift {
  amountCents: Cents | null;
  /** Of a monthly gift: the date of its first charge. */
  firstOn: string | null;
  /** Of the donor, for the thanks. */
  name: string;
}

/** @param minimumCents less than that is refused, and the button must not offer it */
export function readLiveGift(type: GiftType, form: HTMLFormElement, minimumCents: Cents): LiveGift {
  const cents = readGiftAmount(type, form);
  const { startDate = '', paymentDay = '', firstName = '' } = readForm(form);
  return {
    amountCents: cents && cents >= minimumCents && cents <= MAX_CHARGE_CENTS ? cents : null,
    firstOn: type === 'monthly' ? firstDate(startDate, Number(paymentDay)) : null,
    name: firstName.trim(),
  };
}

function firstDate(startDate: string, day: number): string | null {
  const isPaymentDay = Number.isInteger(day) && day >= 1 && day <= LAST_PAYMENT_DAY;
  return isPaymentDay && isDay(startDate) ? firstGiftDate(startDate, day) : null;
}
