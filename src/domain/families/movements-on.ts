import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { type Movement, movementsOf } from '#domain/payments/movements.ts';
import { whoPaid } from '#domain/payments/who-paid.ts';

/**
 * How the money of a bill moved, as its guardian is told. What another one paid, before the bill was given to
 * this one, is told without the number of a check and why it went back: that concerns who paid it.
 */
export function movementsOn(
  { id, payer }: Pick<PlayerBill, 'id' | 'payer'>,
  entries: readonly LedgerEntry[],
): Movement<LedgerEntry>[] {
  const own = entries.filter(({ recordId }) => recordId === id);
  return movementsOf(own.map((entry) => (whoPaid(entry, payer) === payer ? entry : told(entry))));
}

function told({ reason: _, ...entry }: LedgerEntry): LedgerEntry {
  return { ...entry, reference: null };
}
