import type { LedgerEntry } from './ledger-entry.ts';
import { isByHand } from './reversal.ts';

/**
 * The payment of which an entry is what was kept, after the office sent a part back by hand: it took the whole
 * back, and noted the rest again, with the day of the refund and the number of the same check, or none. A check of
 * another number is another payment. What was kept last is the least. Once the office corrects the day of the
 * rest, that may be the day of the payment itself.
 */
export function keptFrom(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
): LedgerEntry | undefined {
  if (!isByHand(entry)) return undefined;
  const wholes = entries.filter(
    (one) =>
      isByHand(one) &&
      one.recordId === entry.recordId &&
      one.method === entry.method &&
      one.reference === entry.reference &&
      one.amountCents > entry.amountCents &&
      entries.some(
        ({ reverses, corrects, paidAt, createdAt }) =>
          reverses === one.id &&
          !corrects &&
          (paidAt === entry.paidAt ||
            (createdAt < entry.createdAt && firstDayOf(one, entries) === entry.paidAt)),
      ),
  );
  return wholes.sort((one, other) => one.amountCents - other.amountCents)[0];
}

/** The payment itself, where parts of it were sent back more than once. */
export function firstKeptFrom(
  entry: LedgerEntry,
  entries: readonly LedgerEntry[],
): LedgerEntry | undefined {
  const whole = keptFrom(entry, entries);
  return whole && (firstKeptFrom(whole, entries) ?? whole);
}

const firstDayOf = (entry: LedgerEntry, entries: readonly LedgerEntry[]) =>
  (firstKeptFrom(entry, entries) ?? entry).paidAt;

/**
 * Entries as if what was kept had come at once: with the day of the payment, and nothing else of it. What was
 * taken back with its own day, such as a wrong entry, never was.
 */
export function asKept(all: readonly LedgerEntry[]): LedgerEntry[] {
  const entries = withoutPairsOfADay(all);
  const wholes = new Set(entries.map((entry) => keptFrom(entry, entries)?.id));
  return entries
    .filter(({ id, reverses }) => !wholes.has(id) && !(reverses && wholes.has(reverses)))
    .map((entry) => ({ ...entry, paidAt: firstDayOf(entry, entries) }));
}

function withoutPairsOfADay(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const left = new Set(
    entries.flatMap((back) => {
      const taken = entries.find(({ id }) => id === back.reverses);
      return taken && isByHand(taken) && taken.paidAt === back.paidAt ? [taken.id, back.id] : [];
    }),
  );
  return entries.filter(({ id }) => !left.has(id));
}
