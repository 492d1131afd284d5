import { fullName, splitName } from '#domain/accounts/full-name.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Payer } from './payment.ts';

/**
 * Whom news of money concerns. A player's bill may be given to another guardian: what was paid on it until
 * then concerns who paid it. The same person with a corrected address is written to there, and of other
 * records, which nobody is given, whoever they name now.
 * @param payer whom the record names now
 */
export function whoPaid({ kind, name, email }: LedgerEntry, payer: Payer | null): Payer | null {
  if (kind !== 'bill' || !payer || !email) return payer;
  if (payer.email === email || fullName(payer) === name) return payer;
  return { ...splitName(name), email };
}
