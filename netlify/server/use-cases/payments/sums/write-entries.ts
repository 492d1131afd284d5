import type { Transaction } from '@google-cloud/firestore';
import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import {
  changeOfSums,
  type LedgerSums,
  partOf,
  type SummedEntry,
  sumLedger,
  sumsIdOf,
} from '#domain/payments/ledger-sums.ts';
import { FieldValue } from '../../../gateways/firestore.ts';
import { ledger, ledgerSums } from '../../../gateways/records.ts';

/**
 * Writes the entries of a record that are new or have changed, and their sums with them.
 * @param before all of its entries, as this transaction has read them
 */
export function writeEntries(
  transaction: Transaction,
  before: readonly LedgerEntry[],
  after: readonly LedgerEntry[],
  timeZone: string,
): void {
  const old = new Map(before.map((entry) => [entry.id, entry]));
  for (const entry of after) {
    const was = old.get(entry.id);
    if (was === entry) continue;
    transaction.set(ledger().doc(entry.id), entry);
    moveSums(transaction, was, entry, timeZone);
  }
}

/**
 * Changes the sums by what a change of an entry changes. Nothing is read and each sum is counted up, so
 * payments at the same time do not keep one another from being booked.
 * @param before as this transaction has read it; undefined for a new entry
 */
export function moveSums(
  transaction: Transaction,
  before: SummedEntry | undefined,
  after: SummedEntry,
  timeZone: string,
): void {
  const sums = (entry?: SummedEntry) => sumLedger(entry ? [entry] : [], timeZone);
  countUp(transaction, changeOfSums(sums(before), sums(after)), partOf(after.id));
}

/** Adds to a part of the sums. */
export function countUp(transaction: Transaction, change: LedgerSums, part: number): void {
  for (const [month, cells] of change) {
    const id = sumsIdOf(month, part);
    const counted = Object.entries(cells).map(([cell, amount]) => {
      return [cell, FieldValue.increment(amount)] as const;
    });
    const doc = ledgerSums().doc(id).withConverter(null);
    transaction.set(doc, { id, month, cells: Object.fromEntries(counted) }, { merge: true });
  }
}
