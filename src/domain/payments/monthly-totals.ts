import { dayOf, monthOf } from '#domain/calendar/calendar.ts';
import type { PayableKind } from './choices.ts';
import type { LedgerSums } from './ledger-sums.ts';
import { monthOfBooks } from './month-of-books.ts';

/** Money of one calendar month, less what went back in it, in cents by kind. */
export interface MonthOfMoney {
  /** YYYY-MM in the program's time zone. */
  month: string;
  byKind: Record<PayableKind, number>;
}

/** The last `count` months up to that of `now`, oldest first, YYYY-MM in the program's time zone. */
export function lastMonths(now: Date, count: number, timeZone: string): string[] {
  const today = dayOf(now, timeZone);
  return Array.from({ length: count }, (_, index) => monthOf(today, index - count + 1));
}

/** What came and stayed by month and kind, of sums of the ledger: each refund counts in its own month. */
export function netByMonth(sums: LedgerSums, months: readonly string[]): MonthOfMoney[] {
  return months.map((month) => {
    const { kinds } = monthOfBooks(sums.get(month) ?? {});
    const nets = kinds.map(({ kind, netCents }) => [kind, netCents]);
    return { month, byKind: Object.fromEntries(nets) as MonthOfMoney['byKind'] };
  });
}
