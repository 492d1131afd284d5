import type { Day } from '#domain/calendar/day.ts';
import type { Cents } from '#domain/money/money.ts';
import { isOpenBill, type PlayerBill } from './player-bill.ts';
import { stillOwedCents } from './received.ts';

/** Of a plan by the office: a bill of it that is not paid. */
export interface OpenPart {
  number: string;
  dueDate: Day | null;
  leftCents: Cents;
}

/** What is left of bills that were split off from one, by their days. */
export function openParts(parts: readonly PlayerBill[]): OpenPart[] {
  return parts
    .filter(isOpenBill)
    .map((bill) => ({
      number: bill.number,
      dueDate: bill.dueDate,
      leftCents: stillOwedCents(bill),
    }))
    .sort((a, b) => (a.dueDate ?? '').localeCompare(b.dueDate ?? ''));
}
