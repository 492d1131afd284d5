import { TZDate } from '@date-fns/tz';
import { addMonths, format, parseISO } from 'date-fns';
import * as z from 'zod/mini';

/** A calendar day in the program's time zone, 'YYYY-MM-DD'. */
export const DaySchema = z.iso.date();
export type Day = string;

/** A time of day in the program's time zone, 24-hour 'HH:mm'. */
export const TimeOfDaySchema = z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
export type TimeOfDay = string;

/** The instant at which a local day and time of day occur in a time zone (IANA name), across DST changes. */
export function instantOf(day: Day, time: TimeOfDay, timeZone: string): Date {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime());
}

/** The calendar day that `now` falls on in a time zone. */
export function dayOf(now: Date, timeZone: string): Day {
  return format(new TZDate(now.getTime(), timeZone), 'yyyy-MM-dd');
}

/** The calendar month 'YYYY-MM' that lies `offset` months from the day's month. */
export function monthOf(day: Day, offset = 0): string {
  return format(addMonths(parseISO(`${day.slice(0, 7)}-01`), offset), 'yyyy-MM');
}

/** A local date for a day, to be given to date-fns `format` or a calendar widget. */
export function dateOfDay(day: Day): Date {
  return parseISO(day);
}

/** 'Saturday, November 21, 2026' */
export function formatLongDay(day: Day): string {
  return format(dateOfDay(day), 'EEEE, MMMM d, yyyy');
}

/** 'November 21, 2026' */
export function formatDay(day: Day): string {
  return format(dateOfDay(day), 'MMMM d, yyyy');
}

/** 'Sat, Nov 21' */
export function formatShortDay(day: Day): string {
  return format(dateOfDay(day), 'EEE, MMM d');
}

/** 'Nov' */
export function formatMonthAbbreviation(month: string): string {
  return format(dateOfDay(`${month}-01`), 'MMM');
}

/** '7:05 PM' from '19:05' (the specification's `h:mm aa`). */
export function formatTimeOfDay(time: TimeOfDay): string {
  return format(parseISO(`2000-01-01T${time}`), 'h:mm aa');
}
