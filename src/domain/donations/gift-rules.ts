import { type Day, dayAfter, monthsAfter } from '#domain/calendar/day.ts';
import { formatAmount } from '#domain/money/amount-range.ts';
import type { Cents } from '#domain/money/money.ts';
import { messages } from '#words/rules/donations.ts';

/** What the forms hold a gift to; from content and the clock. */
export interface GiftRules {
  oneTimeMinimumCents: Cents;
  monthlyMinimumCents: Cents;
  /** The earliest and the latest day that monthly giving can start, local to the program. */
  startsFrom: Day;
  startsUntil: Day;
}

/** Nothing is charged before tomorrow, and nobody plans a gift more than a year ahead. */
export function startDates(today: Day): Pick<GiftRules, 'startsFrom' | 'startsUntil'> {
  return { startsFrom: dayAfter(today), startsUntil: monthsAfter(today, 12) };
}

/** 'Minimum monthly donation is $5': the hint, and the message when it is not kept. */
export function minimumMonthly(cents: Cents): string {
  return messages.minimumMonthly(`$${formatAmount(cents)}`);
}
