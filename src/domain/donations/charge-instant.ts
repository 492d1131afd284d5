import { type Day, instantOf } from '#domain/calendar/calendar.ts';

/**
 * When a charge of that date is made: noon in the program's time zone. Far from both midnights, so
 * that Stripe, which repeats it at the same UTC time, stays on the day when clocks change.
 */
export function chargeInstant(date: Day, timeZone: string): Date {
  return instantOf(date, '12:00', timeZone);
}
