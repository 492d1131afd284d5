import { addDays, format, subDays } from 'date-fns';
import { type Day, dayOf, instantOf, type TimeOfDay } from '#domain/calendar/calendar.ts';
import { dateOfDay } from '#domain/calendar/device-date.ts';

/** Days and moments as seen from the first start, local to the program. */
export interface DemoClock {
  now: Date;
  today: Day;
  timeZone: string;
  /** The day so many days ago; ahead of today where negative. */
  day(daysAgo: number): Day;
  /** A moment of that day, as a UTC instant. Today's may not have come yet: ask for yesterday's at the latest. */
  instant(daysAgo: number, time: TimeOfDay): string;
}

export function demoClock(now: Date, timeZone: string): DemoClock {
  const today = dayOf(now, timeZone);
  const day = (daysAgo: number) => format(subDays(dateOfDay(today), daysAgo), 'yyyy-MM-dd');
  return {
    now,
    today,
    timeZone,
    day,
    instant: (daysAgo, time) => instantOf(day(daysAgo), time, timeZone).toISOString(),
  };
}

/** Money and mail of a day count as come at noon. */
export function noonOf(day: Day, timeZone: string): string {
  return instantOf(day, '12:00', timeZone).toISOString();
}

/** The day so many days after another. */
export function dayAfter(day: Day, days: number): Day {
  return format(addDays(dateOfDay(day), days), 'yyyy-MM-dd');
}
