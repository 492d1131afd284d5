import type { Cents } from '#domain/money/money.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import { standingEntries } from './reversal.ts';

/** Where a payment stands among those of its record. */
export interface PlaceInPlan {
  /** From 1, in the order in which the money was sent. */
  number: number;
  /** What had come with this one. */
  paidCents: Cents;
  /** None has come after it. */
  isLatest: boolean;
}

/** The place of a payment that has arrived; the same whichever of them was heard of first. */
export function placeInPlan(entries: readonly LedgerEntry[], { id }: LedgerEntry): PlaceInPlan {
  const order = ({ paidAt, id: own }: LedgerEntry) => `${paidAt} ${own}`;
  const arrived = standingEntries(entries)
    .filter(({ paidAt }) => paidAt !== null)
    .sort((a, b) => (order(a) < order(b) ? -1 : 1));
  const number = arrived.findIndex((entry) => entry.id === id) + 1;
  const upToIt = arrived.slice(0, number);
  return {
    number,
    paidCents: upToIt.reduce((sum, { amountCents }) => sum + amountCents, 0),
    isLatest: number > 0 && number === arrived.length,
  };
}
