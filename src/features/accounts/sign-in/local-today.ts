import type { Day } from '#domain/calendar/calendar.ts';

/** The day by the person's own clock. */
export function localToday(): Day {
  const now = new Date();
  const wall = now.getTime() - now.getTimezoneOffset() * 60_000;
  return new Date(wall).toISOString().slice(0, 10);
}
