import { formatISO9075 } from 'date-fns';

// Made once: to make one takes longer than to draw a row.
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeStyle: 'short' });

/** 'Nov 21, 2026, 1:45 PM', where the reader is. */
export function formatInstant(instant: string): string {
  return MOMENT.format(new Date(instant));
}

/** 'Nov 21, 2026', where the reader is. */
export function formatInstantDay(instant: string): string {
  return DAY.format(new Date(instant));
}

/** '2026-11-21 13:45', where the reader is, as on the screen: what a spreadsheet takes for a date. */
export function instantForSheet(instant: string): string {
  return formatISO9075(new Date(instant)).slice(0, 16);
}
