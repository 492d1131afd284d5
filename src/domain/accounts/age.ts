import { format, parseISO, subYears } from 'date-fns';
import type { Day } from '#domain/calendar/calendar.ts';

/** Account holders are grown up (specification §9: minimum account age). */
export const MINIMUM_AGE = 18;

/** The last day of birth of someone who is 18 on the given day; born on a leap day counts from March 1. */
export function latestBirthday(today: Day): Day {
  return format(subYears(parseISO(today), MINIMUM_AGE), 'yyyy-MM-dd');
}

/** Whether someone born on that day may hold an account. */
export function isOldEnough(dateOfBirth: Day, today: Day): boolean {
  return dateOfBirth <= latestBirthday(today);
}
