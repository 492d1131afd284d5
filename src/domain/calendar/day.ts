import { byLanguage } from '#words/by-language.ts';
import { zoneOffset } from './zone-offset.ts';

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
const DAY = 24 * 60 * MINUTE;

/** The calendar day that `now` falls on in a time zone. */
export function dayOf(now: Date, timeZone: string): Day {
  return wallClock(now, timeZone).slice(0, 10);
}

/** The time of day that `now` is in a time zone, 24-hour 'HH:mm'. */
export function timeOf(now: Date, timeZone: string): string {
  return wallClock(now, timeZone).slice(11, 16);
}

function wallClock(now: Date, timeZone: string): string {
  const wall = now.getTime() + zoneOffset(timeZone, now) * MINUTE;
  return new Date(wall).toISOString();
}

/** The calendar month 'YYYY-MM' that lies `offset` months from the day's month. */
export function monthOf(day: Day, offset = 0): string {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + offset)).toISOString().slice(0, 7);
}

/** The calendar day after a day. */
export function dayAfter(day: Day): Day {
  return new Date(Date.parse(day) + DAY).toISOString().slice(0, 10);
}

/** The same day of a later month, or that month's last where it is shorter: a month after January 31 is February 28. */
export function monthsAfter(day: Day, months: number): Day {
  const lastDay = new Date(Date.parse(`${monthOf(day, months + 1)}-01`) - DAY).toISOString();
  const same = `${monthOf(day, months)}${day.slice(7)}`;
  return same < lastDay ? same : lastDay.slice(0, 10);
}

/** 'November 21, 2026', in the language that is spoken. */
export function formatDay(day: Day): string {
  return longDate().format(new Date(`${day}T00:00Z`));
}

/** Weighs nothing, where `format` brings a whole locale to the forms that show a date. */
const longDate = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
);
