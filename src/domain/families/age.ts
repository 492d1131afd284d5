import { differenceInCalendarDays, parseISO } from 'date-fns';
import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';

/** How long something has been due, as a treasurer sorts it. */
export const AGES = ['not-due', '0-30', '31-60', '61-90', 'over-90'] as const;
export type Age = (typeof AGES)[number];

/** How long what was due on a day has been due; both days local to the program. */
export function ageOf(dueOn: Day, today: Day): Age {
  const days = differenceInCalendarDays(parseISO(today), parseISO(dueOn));
  if (days < 0) return 'not-due';
  if (days <= 30) return '0-30';
  if (days <= 60) return '31-60';
  return days <= 90 ? '61-90' : 'over-90';
}

/** What is owed by age; the ages come to all that is owed. */
export function sumByAge(
  parts: readonly { on: Day; cents: Cents }[],
  today: Day,
): Record<Age, Cents> {
  const sums = { 'not-due': 0, '0-30': 0, '31-60': 0, '61-90': 0, 'over-90': 0 };
  for (const { on, cents } of parts) sums[ageOf(on, today)] += cents;
  return sums;
}
