import type { LedgerEntry } from './ledger-entry.ts';

type Reversible = Pick<LedgerEntry, 'id' | 'reverses'>;

/** The ids of entries that have been taken back. */
export function reversedIds(entries: readonly Reversible[]): ReadonlySet<string> {
  return new Set(entries.flatMap(({ reverses }) => (reverses === undefined ? [] : [reverses])));
}

/** The entries that stand: without reversals and without what they take back. */
export function standingEntries<Entry extends Reversible>(entries: readonly Entry[]): Entry[] {
  const reversed = reversedIds(entries);
  return entries.filter(({ id, reverses }) => reverses === undefined && !reversed.has(id));
}

/** The money that came last, of what has stayed. */
export function latestArrival(entries: readonly LedgerEntry[]): LedgerEntry | null {
  return standingEntries(entries)
    .filter(({ paidAt }) => paidAt !== null)
    .reduce<LedgerEntry | null>(
      (last, entry) => (last && (last.paidAt ?? '') > (entry.paidAt ?? '') ? last : entry),
      null,
    );
}

/** What names the reversal of an entry: an entry can be taken back once. */
export function reversalIdOf(entryId: string): string {
  return `reversal-${entryId}`;
}

/**
 * Whether an entry was noted by hand, so that it can be taken back by hand. Card and bank payments of
 * the demo have no ids at Stripe, and came through Stripe all the same.
 */
export function isByHand({ method, reverses }: Pick<LedgerEntry, 'method' | 'reverses'>): boolean {
  return method !== 'card' && method !== 'us_bank_account' && reverses === undefined;
}

/**
 * The entry that takes another back.
 * @param at when the money is counted as gone, such as the day the check bounced. UTC ISO instant
 * @param corrects whether no money went, and another entry says what came
 */
export function reverseEntry(
  entry: LedgerEntry,
  { reason, at, corrects }: { reason: string; at: string; corrects?: true },
  now: Date,
): LedgerEntry {
  const { refunds: _, replaces: _wrong, ...received } = entry;
  return {
    ...received,
    id: reversalIdOf(entry.id),
    status: 'reversal',
    amountCents: -entry.amountCents,
    reverses: entry.id,
    reason,
    ...(corrects && { corrects }),
    paidAt: at,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
