import { programToday } from '#browser/program-zone.ts';
import { monthOf } from '#domain/calendar/calendar.ts';
import { isMonth, type Period } from '#domain/payments/period.ts';

/** Two years: what is older is found by a search, or by its month in the address. */
const MONTHS_BACK = 24;

/** The months to choose from, this one first. @param shown stays among them, also where it is older */
export function recentMonths(shown: string): Period[] {
  const today = programToday();
  const months = Array.from({ length: MONTHS_BACK }, (_, back) => monthOf(today, -back));
  return isMonth(shown) && !months.includes(shown) ? [...months, shown] : months;
}
