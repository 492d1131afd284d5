import * as z from 'zod/mini';
import { KEPT_YEARS } from '#domain/records/kept-years.ts';
import { textOrNull } from '#domain/records/stored.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { countsAs, feeOf, type MovedEntry, type Movement, movementsOf } from './movements.ts';
import { monthAt, type Period } from './period.ts';

/**
 * What the movements of a month come to, by kind, method and what moved: 'order__card__received' in
 * cents, 'order__card__fee' in cents, 'order__card__unknownFees' a number of payments. What is nothing is
 * left out. The names are such as Firestore takes for a field without quotes.
 */
export type Cells = Readonly<Record<string, number>>;
/** By month, where the program is. */
export type LedgerSums = ReadonlyMap<Period, Cells>;

/**
 * A part of a month's sums (collection `ledgerSums`), changed in the transaction that changes the
 * ledger. A month has several, and an entry always the same of them, so that many payments at once do
 * not wait for one document.
 */
export const LedgerSumsSchema = z.object({
  /** '2026-11-3': the month and the part. */
  id: z.string(),
  month: z.string(),
  cells: z.record(z.string(), z.int()),
});

/** Since when sums can be read instead of the ledger (collection `ledgerSumsChecks`, one document). */
export const LedgerSumsCheckSchema = z.object({
  id: z.string(),
  /** In which the months of all sums are; null until all of the ledger has been added up once. */
  timeZone: textOrNull(),
  /** Rises with each repair, so that none is made twice. */
  repairs: z.int(),
  /** UTC ISO instant. */
  checkedAt: z.iso.datetime(),
});

/** What is needed of an entry. */
export type SummedEntry = MovedEntry & Pick<LedgerEntry, 'kind' | 'feeCents' | 'corrects'>;

/** What entries come to. */
export function sumLedger(entries: readonly SummedEntry[], timeZone: string): LedgerSums {
  return sumMovements(movementsOf(entries), timeZone);
}

/** What movements come to. */
export function sumMovements(
  movements: readonly Movement<Pick<SummedEntry, 'kind' | 'method' | 'feeCents' | 'corrects'>>[],
  timeZone: string,
): LedgerSums {
  const months = new Map<Period, Record<string, number>>();
  for (const movement of movements) {
    const { at, cents, entry } = movement;
    const month = monthAt(new Date(at), timeZone);
    const cells = months.get(month) ?? {};
    months.set(month, cells);
    const add = (name: string, amount: number) => {
      const cell = `${entry.kind}__${entry.method}__${name}`;
      cells[cell] = (cells[cell] ?? 0) + amount;
    };
    add(countsAs(movement), cents);
    const fee = feeOf(movement);
    if (fee === null) add('unknownFees', 1);
    else if (fee !== undefined) add('fee', fee);
  }
  return withoutNothing(months);
}

/** What a change of entries changes in the sums: to be added to them. */
export function changeOfSums(before: LedgerSums, after: LedgerSums): LedgerSums {
  const months = new Set([...before.keys(), ...after.keys()]);
  const changes = [...months].map((month) => {
    return [month, addCells(after.get(month) ?? {}, negated(before.get(month) ?? {}))] as const;
  });
  return withoutNothing(new Map(changes));
}

/** Adds sums up, cell by cell. */
export function addCells(...parts: readonly Cells[]): Cells {
  const cells: Record<string, number> = {};
  for (const [cell, amount] of parts.flatMap((part) => Object.entries(part))) {
    cells[cell] = (cells[cell] ?? 0) + amount;
  }
  return cells;
}

function negated(cells: Cells): Cells {
  return Object.fromEntries(Object.entries(cells).map(([cell, amount]) => [cell, -amount]));
}

function withoutNothing(sums: LedgerSums): LedgerSums {
  const months = [...sums].map(([month, cells]) => {
    const some = Object.entries(cells).filter(([, amount]) => amount !== 0);
    return [month, Object.fromEntries(some)] as const;
  });
  return new Map(months.filter(([, cells]) => Object.keys(cells).length > 0));
}

/**
 * The first month of which there are sums: later than any entry that was deleted, as the books are kept
 * seven years.
 */
export function firstSummedMonth(now: Date, timeZone: string): Period {
  return `${Number(monthAt(now, timeZone).slice(0, 4)) - KEPT_YEARS + 1}-01`;
}

const PARTS = 8;

/** The part of the sums that an entry counts in: always the same. */
export function partOf(entryId: string): number {
  return [...entryId].reduce((sum, char) => sum + (char.codePointAt(0) ?? 0), 0) % PARTS;
}

/** The id of a part of a month. */
export function sumsIdOf(month: Period, part: number): string {
  return `${month}-${part}`;
}
