import type { LedgerEntry } from './ledger-entry.ts';
import { isByHand } from './reversal.ts';

/**
 * The payment of which an entry is what was kept, after the office sent a part back by hand: it took the whole
 * back, and noted the rest anew, with the day of the refund and the number of the same check. A check of
 * another number is another payment.
 */
export function keptFrom(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
): LedgerEntry | undefined {
  if (!isByHand(entry) || entry.reference === null) return undefined;
  return entries.find(
    (one) =>
      isByHand(one) &&
      one.recordId === entry.recordId &&
      one.method === entry.method &&
      one.reference === entry.reference &&
      one.amountCents > entry.amountCents &&
      entries.some(
        ({ reverses, corrects, paidAt }) =>
          reverses === one.id && !corrects && paidAt === entry.paidAt,
      ),
  );
}

/** The payment itself, where parts of it were sent back more than once. */
export function firstKeptFrom(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
): LedgerEntry | undefined {
  const whole = keptFrom(entry, entries);
  return whole && (firstKeptFrom(whole, entries) ?? whole);
}

/** Entries as if what was kept had come at once: with the day of the payment, and nothing else of it. */
export function asKept(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const wholes = new Set(entries.map((entry) => keptFrom(entry, entries)?.id));
  return entries
    .filter(({ id, reverses }) => !wholes.has(id) && !(reverses && wholes.has(reverses)))
    .map((entry) => {
      const whole = firstKeptFrom(entry, entries);
      return whole ? { ...entry, paidAt: whole.paidAt } : entry;
    });
}
