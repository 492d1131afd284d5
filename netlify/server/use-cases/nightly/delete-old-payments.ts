import type { LedgerEntry } from '#domain/payments/ledger-entry.ts';
import { readOne } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { ledger } from '../../gateways/records.ts';
import { PAYABLE_COLLECTIONS } from '../payments/payables/payable-collections.ts';
import { type Sweep, sweep } from './sweep.ts';

/** A batch of Firestore holds 500 writes. */
const PAGE_SIZE = 400;

/**
 * Deletes the payments of before, but none before the record it was made for: what has come for it is
 * summed up from all of its payments, and a sponsorship by the year has some that are older than this.
 */
export function oldPayments(before: string): Sweep {
  return sweep({
    name: ledger().id,
    query: ledger().where('updatedAt', '<', before),
    orderedBy: 'updatedAt',
    pageSize: PAGE_SIZE,
    work: async (docs) => {
      if (docs.length === 0) return { done: 0 };
      const records = new Map(
        docs.flatMap((doc) => {
          const entry = readOne(doc);
          return entry ? [[doc.id, recordOf(entry)] as const] : [];
        }),
      );
      const refs = new Map([...records.values()].map((ref) => [ref.path, ref]));
      const found = refs.size > 0 ? await firestore().getAll(...refs.values()) : [];
      const there = new Set(found.filter(({ exists }) => exists).map(({ ref }) => ref.path));
      // Of one that cannot be read nobody knows what it paid.
      const gone = docs.filter((doc) => {
        const record = records.get(doc.id);
        return record !== undefined && !there.has(record.path);
      });
      const batch = firestore().batch();
      for (const { ref } of gone) batch.delete(ref);
      await batch.commit();
      return { done: gone.length };
    },
  });
}

const recordOf = ({ kind, recordId }: LedgerEntry) => PAYABLE_COLLECTIONS[kind]().doc(recordId);
