import type { Cents } from '#domain/money/money.ts';
import { isEnded } from './ended-by-hand.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import type { Payment } from './payment.ts';

type Came = Pick<
  LedgerEntry,
  'id' | 'amountCents' | 'createdAt' | 'paidAt' | 'reverses' | 'corrects'
>;

/**
 * What may be noted of a payment that the office has ended, though nothing is owed: as much as it once had
 * and was taken back since. A bank presents a check again, and a reversal may have been a mistake.
 * @param entries all of the record
 */
export function comeAgainCents(payment: Payment, entries: readonly Came[]): Cents {
  if (!isEnded(payment)) return 0;
  const inOrder = cameIn(entries).sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  let received = 0;
  let most = 0;
  for (const { amountCents } of inOrder) {
    received += amountCents;
    most = Math.max(most, received);
  }
  return most - received;
}

/**
 * The entries of money that really came, and those that took it back. What was corrected never came so: the
 * entry that corrects it says what did, here or on another record.
 * @param entries all of the record
 */
export function cameIn<T extends Pick<LedgerEntry, 'id' | 'paidAt' | 'reverses' | 'corrects'>>(
  entries: readonly T[],
): T[] {
  const corrected = new Set(
    entries.flatMap(({ id, reverses, corrects }) => (corrects ? [id, reverses] : [])),
  );
  return entries.filter(({ id, paidAt }) => paidAt !== null && !corrected.has(id));
}
