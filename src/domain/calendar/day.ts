import { tzOffset } from '@date-fns/tz/tzOffset';

/*
 * What forms need of the calendar. Apart from `calendar.ts`, whose formats bring a library's whole
 * locale to every page that imports them, and from its schema, which brings Zod to the gallery.
 */

/** A calendar day in the program's time zone, 'YYYY-MM-DD'. */
export type Day = string;

/** Whether a text is a day of the calendar, as `DaySchema` has it, without Zod. */
export function isDay(text: string): text is Day {
  const date = new Date(`${text}T00:00Z`);
  return /^\d{4}-\d\d-\d\d$/.test(text) && date.toJSON()?.slice(0, 10) === text;
}

const MINUTE = 60_000;

/** The calendar day that `now` falls on in a time zone. */
export function dayOf(now: Date, timeZone: string): Day {
  return wallClock(now, timeZone).slice(0, 10);
}

/** The time of day that `now` is in a time zone, 24-hour 'HH:mm'. */
export function timeOf(now: Date, timeZone: string): string {
  return wallClock(now, timeZone).slice(11, 16);
}

function wallClock(now: Date, timeZone: string): string {
  const wall = now.getTime() + tzOffset(timeZone, now) * MINUTE;
  return new Date(wall).toISOString();
}

/** 'November 21, 2026' */
export function formatDay(day: Day): string {
  return longDate.format(new Date(`${day}T00:00Z`));
}

/** Weighs nothing, where `format` brings a whole locale to the forms that show a date. */
const longDate = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
