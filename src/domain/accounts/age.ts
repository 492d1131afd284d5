import type { Day } from '#domain/calendar/calendar.ts';

/** Account holders are grown up (specification §9: minimum account age). */
const MINIMUM_AGE = 18;

/**
 * The last day of birth of someone who is 18 on the given day; born on a leap day counts from March 1.
 * Without date-fns, which the sign-in page would load for nothing else.
 */
export function latestBirthday(today: Day): Day {
  const year = String(Number(today.slice(0, 4)) - MINIMUM_AGE).padStart(4, '0');
  const monthAndDay = today.slice(4);
  // Eighteen years before a leap year is none.
  return `${year}${monthAndDay === '-02-29' ? '-02-28' : monthAndDay}`;
}

/** Whether someone born on that day may hold an account. */
export function isOldEnough(dateOfBirth: Day, today: Day): boolean {
  return dateOfBirth <= latestBirthday(today);
}
