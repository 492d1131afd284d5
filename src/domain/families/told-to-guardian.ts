import type { PlayerBill } from '#domain/billing/player-bill.ts';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { whoPaid } from '#domain/payments/who-paid.ts';

/**
 * Payments as the guardian of these bills is told of them. What another one paid, before a bill was given to this
 * one, is told without the number of a check and why it went back: that concerns who paid it.
 */
export function toldToGuardian(
  entries: readonly LedgerEntry[],
  bills: readonly Pick<PlayerBill, 'id' | 'payer'>[],
): LedgerEntry[] {
  const payers = new Map(bills.map(({ id, payer }) => [id, payer]));
  return entries.map((entry) => {
    const payer = payers.get(entry.recordId);
    if (payer === undefined || whoPaid(entry, payer) === payer) return entry;
    const { reason: _, ...told } = entry;
    return { ...told, reference: null };
  });
}
