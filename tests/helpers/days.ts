import { addDays } from 'date-fns';
import { dayOf } from '#domain/calendar/day.ts';

/** Where the demo's program is. */
export const ZONE = 'America/New_York';

/**
 * The day so many days ago where the program is, whose evening is the next day already in UTC; below
 * zero it is one to come.
 */
export function daysAgo(days: number): string {
  return dayOf(addDays(new Date(), -days), ZONE);
}

/** Today, where the program is. */
export const today = (): string => daysAgo(0);
