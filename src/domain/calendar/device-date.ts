import { formatISO, parseISO } from 'date-fns';
import type { Day } from './day.ts';

/** The day as a date of the device, at its local midnight: what a calendar widget reads and answers. */
export function dateOfDay(day: Day): Date {
  return parseISO(day);
}

/** The day a calendar widget's date stands for: the inverse of `dateOfDay`. */
export function dayOfDate(date: Date): Day {
  return formatISO(date, { representation: 'date' });
}
