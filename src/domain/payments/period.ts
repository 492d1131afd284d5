import { instantOf, monthOf } from '#domain/calendar/calendar.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { byLanguage } from '#words/by-language.ts';

/** What the books are looked at by: a month 'YYYY-MM', a year 'YYYY', or 'all'. */
export type Period = string;

/** From the first instant on, until right before the second. UTC ISO. */
export interface Range {
  from: string;
  to: string;
}

const PERIOD = /^20\d\d(-(0[1-9]|1[0-2]))?$/;
export const ALL_TIME = 'all';

export function isPeriod(text: string): text is Period {
  return text === ALL_TIME || PERIOD.test(text);
}

/** Whether it is one month. */
export function isMonth(period: Period): boolean {
  return PERIOD.test(period) && period.length === 7;
}

/** The month that an instant falls into, where the program is. */
export function monthAt(instant: Date, timeZone: string): Period {
  return monthOf(dayOf(instant, timeZone));
}

/** When a month or a year begins and ends where the program is; null for all time. */
export function rangeOf(period: Period, timeZone: string): Range | null {
  if (period === ALL_TIME) return null;
  const first = isMonth(period) ? `${period}-01` : `${period}-01-01`;
  const next = `${monthOf(first, isMonth(period) ? 1 : 12)}-01`;
  const startOf = (day: string) => instantOf(day, '00:00', timeZone).toISOString();
  return { from: startOf(first), to: startOf(next) };
}

/** Whether an instant, a UTC ISO string with or without milliseconds, falls into a range. */
export function isWithin(instant: string, range: Range | null): boolean {
  return range === null || (instant >= range.from && instant < range.to);
}

const month = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }),
);

/** 'November 2026', or the year as it is. */
export function formatPeriod(period: Period): string {
  return isMonth(period) ? month().format(new Date(`${period}-01T00:00Z`)) : period;
}
