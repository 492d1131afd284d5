import { dayOf, monthOf } from '#domain/calendar/calendar.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { PAYABLE_KINDS, type PayableKind } from './payment.ts';

/** Money of one calendar month, net of refunds, in cents by kind. */
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

type Movement = Pick<LedgerEntry, 'kind' | 'paidAt' | 'amountCents' | 'refundedCents'>;

/** Money in by month and kind. A refund lessens the month in which the money had come in, a reversal its own. */
export function totalByMonth(
  entries: readonly Movement[],
  months: readonly string[],
  timeZone: string,
): MonthOfMoney[] {
  const none = () =>
    Object.fromEntries(PAYABLE_KINDS.map((kind) => [kind, 0])) as MonthOfMoney['byKind'];
  const totals = new Map(months.map((month) => [month, none()]));
  for (const { kind, paidAt, amountCents, refundedCents } of entries) {
    const byKind = paidAt && totals.get(monthOf(dayOf(new Date(paidAt), timeZone)));
    if (byKind) byKind[kind] += amountCents - refundedCents;
  }
  return [...totals].map(([month, byKind]) => ({ month, byKind }));
}

/** How many instants fall into each month. */
export function countByMonth(
  instants: readonly string[],
  months: readonly string[],
  timeZone: string,
): { month: string; count: number }[] {
  const counts = new Map(months.map((month) => [month, 0]));
  for (const instant of instants) {
    const month = monthOf(dayOf(new Date(instant), timeZone));
    const before = counts.get(month);
    if (before !== undefined) counts.set(month, before + 1);
  }
  return [...counts].map(([month, count]) => ({ month, count }));
}
