import { addYears, formatISO, parseISO } from 'date-fns';
import type { Day } from './day.ts';

/** The same day so many years later; February 28 where that year has no 29th. */
export function addYearsTo(day: Day, years: number): Day {
  return formatISO(addYears(parseISO(day), years), { representation: 'date' });
}
