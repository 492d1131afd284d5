import { programZone } from '#browser/program-zone.ts';
import { type Day, dayOf, timeOf } from '#domain/calendar/day.ts';

type Styles = Pick<Intl.DateTimeFormatOptions, 'dateStyle' | 'timeStyle'>;

/** In the program's time zone. Made once, at its first use: to make one takes longer than to draw a row. */
function formatBy(styles: Styles): (instant: string) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (instant) => {
    format ??= new Intl.DateTimeFormat('en-US', { ...styles, timeZone: programZone() });
    return format.format(new Date(instant));
  };
}

/** 'Nov 21, 2026, 1:45 PM', where the program is. */
export const formatInstant = formatBy({ dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026', where the program is. */
export const formatInstantDay = formatBy({ dateStyle: 'medium' });

/** '1:45 PM', where the program is. */
export const formatInstantTime = formatBy({ timeStyle: 'short' });

/** 'Nov 21', where the program is, and the year only where it is not this one: as narrow as a table's column. */
export function formatColumnInstant(instant: string): string {
  return formatColumnDay(dayForSheet(instant));
}

const dayOfThisYear = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  timeZone: 'UTC',
});

/** 'Nov 21', and the year only where it is not this one. */
export function formatColumnDay(day: Day): string {
  const thisYear = dayForSheet(new Date().toISOString()).slice(0, 4);
  if (!day.startsWith(thisYear)) return formatShortDay(day);
  return dayOfThisYear.format(new Date(`${day}T00:00Z`));
}

const shortDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** 'Nov 21, 2026': a calendar day as narrow as a table's column. */
function formatShortDay(day: Day): string {
  return shortDay.format(new Date(`${day}T00:00Z`));
}

const weekday = new Intl.DateTimeFormat('en-US', { weekday: 'short', timeZone: 'UTC' });

/** 'Sat, Nov 21, 2026': the day of a game, on one line. */
export function formatGameDay(day: Day): string {
  return `${weekday.format(new Date(`${day}T00:00Z`))}, ${formatShortDay(day)}`;
}

/** '2026-11-21', where the program is: what a spreadsheet takes for a date. */
export function dayForSheet(instant: string): Day {
  return dayOf(new Date(instant), programZone());
}

/** '2026-11-21 13:45', where the program is, as on the screen. */
export function instantForSheet(instant: string): string {
  return `${dayForSheet(instant)} ${timeOf(new Date(instant), programZone())}`;
}
