import { type Cents, sumCents } from '#domain/money/money.ts';
import { keptFrom } from '#domain/payments/kept-part.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { standingEntries } from '#domain/payments/reversal.ts';
import { adjustedCents } from './adjustment.ts';
import { cancelledAt } from './cancelled-at.ts';
import { ownCents } from './own-cents.ts';
import type { PlayerBill } from './player-bill.ts';

type Billed = Pick<
  PlayerBill,
  'amountCents' | 'adjustments' | 'paymentStatus' | 'payment' | 'cancelledAt' | 'updatedAt'
>;

/**
 * What of a registration's money came for its payer's own bills: as much as they asked for when it was noted,
 * also where they were canceled or lowered since. What came beyond that was not for them.
 * @param own the payer's, the canceled ones included
 * @param entries of the registration
 */
export function cameForOwnCents(own: readonly Billed[], entries: readonly LedgerEntry[]): Cents {
  const arrived = standingEntries(entries)
    .filter(({ paidAt }) => paidAt !== null)
    .map((entry) => ({ cents: entry.amountCents, at: notedAt(entry, entries) }))
    .sort((one, other) => one.at.localeCompare(other.at));
  return arrived.reduce((came, { cents, at }) => {
    const asked = sumCents(own.map((bill) => askedCents(bill, at)));
    return Math.max(came, Math.min(came + cents, asked));
  }, 0);
}

/** What a bill asked for at an instant, besides what has come on itself. */
function askedCents(bill: Billed, at: string): Cents {
  const { amountCents, adjustments = [] } = bill;
  const endedAt = cancelledAt(bill);
  if (endedAt !== null && endedAt <= at) return 0;
  const later = adjustedCents({ adjustments: adjustments.filter((one) => one.at > at) });
  return Math.max(0, amountCents + later - ownCents(bill));
}

/** When an entry was noted; one that replaces a wrong one with that. What was kept of a payment came with that. */
function notedAt(entry: LedgerEntry, entries: readonly LedgerEntry[]): string {
  const before = keptFrom(entry, entries) ?? replacedBy(entry, entries);
  return before ? notedAt(before, entries) : entry.createdAt;
}

function replacedBy(entry: LedgerEntry, entries: readonly LedgerEntry[]): LedgerEntry | undefined {
  const wrong = entry.replaces ?? replacedByTime(entry, entries);
  return entries.find(({ id }) => id === wrong);
}

/** Of an entry of before it named what it replaces: it was written a millisecond after the reversal of that. */
function replacedByTime(entry: LedgerEntry, entries: readonly LedgerEntry[]): string | undefined {
  const written = Date.parse(entry.createdAt);
  const named = new Set(entries.map(({ replaces }) => replaces));
  const reversal = entries
    .filter(({ corrects, reverses }) => corrects && !named.has(reverses))
    .find(({ createdAt }) => written - Date.parse(createdAt) === 1);
  return reversal?.reverses;
}
