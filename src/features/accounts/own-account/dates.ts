import { dayOf } from '#domain/calendar/day.ts';
import { byLanguage } from '#words/by-language.ts';

const dayFormat = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }),
);

/** A day as 'Nov 21, 2026'. @param day YYYY-MM-DD */
export function formatDay(day: string): string {
  return dayFormat().format(new Date(`${day}T12:00:00Z`));
}

/** An instant as the day that it was in the program's time zone. */
export function formatInstant(instant: string, timeZone: string): string {
  return formatDay(dayOf(new Date(instant), timeZone));
}

/** The year that it is now in the program's time zone. */
export function yearOf(now: Date, timeZone: string): number {
  return Number(dayOf(now, timeZone).slice(0, 4));
}
