import type { PaymentSummary } from '#contracts/payments/public.ts';
import { formatDay } from '#domain/calendar/calendar.ts';
import { formatCents } from '#domain/money/money.ts';
import { chargeDate } from '#domain/payments/plan-payment.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages } from '#words/donations/form.ts';
import { localeOf } from '#words/language.ts';

/** When a monthly gift is made: its first date, and the next ones after that. */
export function scheduleFacts(firstOn: string): [string, string][] {
  const next = [1, 2].map((n) => shortDay(chargeDate(firstOn, 'monthly', n)));
  return [
    [messages.firstGift, formatDay(firstOn)],
    [messages.followingGifts, messages.following(next.join(', '))],
  ];
}

/** 'Jan 1' */
function shortDay(day: string): string {
  const format = { month: 'short', day: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(localeOf(currentLanguage()), format).format(new Date(day));
}

/** A payment as `giftFacts` takes it. */
export function chargedFrom({ number, totalCents, plan }: PaymentSummary) {
  return { number, totalCents, firstChargeOn: plan?.firstOn ?? null };
}

/** What was given, as pairs of name and value. @param firstOn of a monthly gift */
export function giftFacts(gift: {
  number: string;
  totalCents: number;
  firstChargeOn: string | null;
}): [string, string][] {
  const { number, totalCents, firstChargeOn } = gift;
  const amount = formatCents(totalCents);
  if (!firstChargeOn) {
    return [
      [messages.giftNumber, number],
      [messages.giftAmount, amount],
    ];
  }
  return [
    [messages.giftNumber, number],
    [messages.eachMonth, amount],
    [messages.firstGift, formatDay(firstChargeOn)],
  ];
}
