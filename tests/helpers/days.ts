import { format, parseISO, subDays } from 'date-fns';
import { dayOf } from '#domain/calendar/day.ts';

/** Where the demo's program is. */
export const ZONE = 'America/New_York';

/**
 * The day so many days ago where the program is, whose evening is the next day already in UTC; below
 * zero it is one to come. Counted in days of its calendar: 24 hours are not a day where clocks change.
 */
export function daysAgo(days: number): string {
  return format(subDays(parseISO(dayOf(new Date(), ZONE)), days), 'yyyy-MM-dd');
}

/** Today, where the program is. */
export const today = (): string => daysAgo(0);
