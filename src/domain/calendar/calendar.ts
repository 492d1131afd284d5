import { tzOffset } from '@date-fns/tz';
import { addMonths, format, parseISO } from 'date-fns';
import * as z from 'zod/mini';
import type { Day } from './day.ts';

export { type Day, DaySchema, dayOf, formatDay } from './day.ts';

/** A time of day in the program's time zone, 24-hour 'HH:mm'. */
export const TimeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
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
  const offsetAt = (instant: number) => tzOffset(timeZone, new Date(instant)) * MINUTE;
  const [before, after] = [offsetAt(wall - DAY), offsetAt(wall + DAY)];
  const isReal = (offset: number) => offsetAt(wall - offset) === offset;
  return new Date(wall - (isReal(before) || !isReal(after) ? before : after));
}

/** The calendar month 'YYYY-MM' that lies `offset` months from the day's month. */
export function monthOf(day: Day, offset = 0): string {
  return format(addMonths(parseISO(`${day.slice(0, 7)}-01`), offset), 'yyyy-MM');
}

/** The day as a date of the device, at its local midnight: what a calendar widget reads and answers. */
export function dateOfDay(day: Day): Date {
  return parseISO(day);
}

/** The day a calendar widget's date stands for: the inverse of `dateOfDay`. */
export function dayOfDate(date: Date): Day {
  return format(date, 'yyyy-MM-dd');
}

/** Formats by the device's own noon, which no time zone skips, so that no device shifts the day. */
function formatNoon(day: Day, pattern: string): string {
  return format(parseISO(`${day}T12:00`), pattern);
}

/** 'Saturday, November 21, 2026' */
export function formatLongDay(day: Day): string {
  return formatNoon(day, 'EEEE, MMMM d, yyyy');
}

/** 'Sat, Nov 21' */
export function formatShortDay(day: Day): string {
  return formatNoon(day, 'EEE, MMM d');
}

/** 'Nov' from '2026-11' */
export function formatMonthAbbreviation(month: string): string {
  return formatNoon(`${month}-01`, 'MMM');
}

/** '7:05 PM' from '19:05' (the specification's `h:mm aa`). */
export function formatTimeOfDay(time: TimeOfDay): string {
  // A day on which no time zone changed its clocks.
  return format(parseISO(`2000-01-01T${time}`), 'h:mm aa');
}
