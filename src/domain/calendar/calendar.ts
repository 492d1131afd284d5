import { byLanguage } from '#words/by-language.ts';
import type { Day } from './day.ts';
import { zoneOffset } from './zone-offset.ts';

export { type Day, dayAfter, dayOf, formatDay, monthOf } from './day.ts';

/** A time of day in the program's time zone, 24-hour 'HH:mm'. */
export type TimeOfDay = string;

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/**
 * The instant at which a local day and time of day occur in a time zone (IANA name), across DST
 * changes as RFC 5545 §3.3.5 has it: a time that occurs twice is the first of the two, a time that
 * is skipped counts with the offset before the gap (2:30 becomes 3:30).
 *
 * Not `new TZDate(year, …)`: which of two it picks depends on the device's own time zone.
 */
export function instantOf(day: Day, time: TimeOfDay, timeZone: string): Date {
  const wall = Date.parse(`${day}T${time}:00Z`);
  const offsetAt = (instant: number) => zoneOffset(timeZone, new Date(instant)) * MINUTE;
  const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
  const isReal = (offset: number) => offsetAt(wall - offset) === offset;
  return new Date(wall - (isReal(before) || !isReal(after) ? before : after));
}

/** A local day and time with its offset from UTC: '2026-11-24T19:05:00-05:00'. */
export function localIso(day: Day, time: TimeOfDay, timeZone: string): string {
  const start = instantOf(day, time, timeZone);
  const minutes = zoneOffset(timeZone, start);
  const wall = new Date(start.getTime() + minutes * MINUTE).toISOString().slice(0, 19);
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  return `${wall}${minutes < 0 ? '-' : '+'}${twoDigits(hours)}:${twoDigits(rest)}`;
}

/**
 * Whether a time of day does not exist on a day: clocks that go forward pass over it, as 2:30 AM on
 * the second Sunday of March in New York.
 */
export function isSkipped(day: Day, time: TimeOfDay, timeZone: string): boolean {
  const start = instantOf(day, time, timeZone);
  const wall = start.getTime() + zoneOffset(timeZone, start) * MINUTE;
  return wall !== Date.parse(`${day}T${time}:00Z`);
}

/*
 * Formats by `Intl`, which every browser brings along: date-fns' `format` would bring a whole locale to
 * each page that shows a date. Told in the language that is spoken; read and told in UTC, so that no device
 * shifts the day.
 */
const longDay = utcFormat({ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' });
const shortDay = utcFormat({ weekday: 'short', month: 'short', day: 'numeric' });
const month = utcFormat({ month: 'short' });
const timeOfDay = utcFormat({ hour: 'numeric', minute: '2-digit', hour12: true });

function utcFormat(options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  return byLanguage((locale) => new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }));
}

/** 'Saturday, November 21, 2026' */
export function formatLongDay(day: Day): string {
  return longDay().format(new Date(`${day}T00:00Z`));
}

/** 'Sat, Nov 21' */
export function formatShortDay(day: Day): string {
  return shortDay().format(new Date(`${day}T00:00Z`));
}

/** 'Nov' from '2026-11' */
export function formatMonthAbbreviation(of: string): string {
  return month().format(new Date(`${of}-01T00:00Z`));
}

/** '7:05 PM' from '19:05' (the specification's `h:mm aa`). */
export function formatTimeOfDay(time: TimeOfDay): string {
  // Some devices put a narrow space before AM and PM, or one that does not break.
  return timeOfDay()
    .format(new Date(`2000-01-01T${time}Z`))
    .replace(/[\u202f\u00a0]/g, ' ');
}
