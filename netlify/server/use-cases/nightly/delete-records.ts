import type { Query } from '@google-cloud/firestore';
import { firestore } from '../../gateways/firestore.ts';
import { type Sweep, sweep } from './sweep.ts';

/** A batch of Firestore holds 500 writes. */
const PAGE_SIZE = 400;

/**
 * Deletes all records of a query, whatever is in them.
 * @param keptFor the field whose records are kept after all
 */
export function deleteAll(
  name: string,
  query: Query<object>,
  orderedBy: string,
  keptFor?: string,
): Sweep {
  return sweep({
    name,
    query,
    orderedBy,
    pageSize: PAGE_SIZE,
    work: async (docs) => {
      const batch = firestore().batch();
      const old = docs.filter((doc) => !(keptFor && doc.get(keptFor)));
      for (const { ref } of old) batch.delete(ref);
      if (old.length > 0) await batch.commit();
      return { done: old.length };
    },
  });
}
