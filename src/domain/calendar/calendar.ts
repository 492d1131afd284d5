import { TZDate, tzOffset } from '@date-fns/tz';
import { addMonths, format, parseISO } from 'date-fns';
import * as z from 'zod/mini';

/** A calendar day in the program's time zone, 'YYYY-MM-DD'. */
export const DaySchema = z.iso.date();
export type Day = string;

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

/** The calendar day that `now` falls on in a time zone. */
export function dayOf(now: Date, timeZone: string): Day {
  return format(new TZDate(now.getTime(), timeZone), 'yyyy-MM-dd');
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

/** Formats a wall-clock time in UTC, which skips no hour and no day, so that no device can shift it. */
function formatWall(day: Day, time: TimeOfDay, pattern: string): string {
  return format(new TZDate(`${day}T${time}:00Z`, 'UTC'), pattern);
}

/** 'Saturday, November 21, 2026' */
export function formatLongDay(day: Day): string {
  return formatWall(day, '12:00', 'EEEE, MMMM d, yyyy');
}

/** 'November 21, 2026' */
export function formatDay(day: Day): string {
  return formatWall(day, '12:00', 'MMMM d, yyyy');
}

/** 'Sat, Nov 21' */
export function formatShortDay(day: Day): string {
  return formatWall(day, '12:00', 'EEE, MMM d');
}

/** 'Nov' from '2026-11' */
export function formatMonthAbbreviation(month: string): string {
  return formatWall(`${month}-01`, '12:00', 'MMM');
}

/** '7:05 PM' from '19:05' (the specification's `h:mm aa`). */
export function formatTimeOfDay(time: TimeOfDay): string {
  return formatWall('2000-01-01', time, 'h:mm aa');
}
