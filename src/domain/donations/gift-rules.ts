import { addDays, addYears, formatISO, parseISO } from 'date-fns';
import type { Day } from '#domain/calendar/day.ts';
import { formatAmount } from '#domain/money/amount-range.ts';
import type { Cents } from '#domain/money/money.ts';

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
  const toDay = (date: Date) => formatISO(date, { representation: 'date' });
  return {
    startsFrom: toDay(addDays(parseISO(today), 1)),
    startsUntil: toDay(addYears(parseISO(today), 1)),
  };
}

/** 'Minimum monthly donation is $5': the hint, and the message when it is not kept. */
export function minimumMonthly(cents: Cents): string {
  return `Minimum monthly donation is $${formatAmount(cents)}`;
}
