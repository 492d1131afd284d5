import { addWeeks, format, lastDayOfMonth, nextSunday, parseISO, subDays } from 'date-fns';
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

/** The next day to come on which the clocks there skip the hour after two: the second Sunday of a March. */
export function dayOfSkippedHour(): string {
  const thisYear = parseISO(today()).getFullYear();
  const days = [thisYear, thisYear + 1].map((year) => {
    const first = nextSunday(lastDayOfMonth(new Date(year, 1)));
    return format(addWeeks(first, 1), 'yyyy-MM-dd');
  });
  return days.find((day) => day > today()) ?? '';
}

/** Today, where the program is. */
export const today = (): string => daysAgo(0);
