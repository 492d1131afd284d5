import type { Query } from '@google-cloud/firestore';
import { firestore } from '../../gateways/firestore.ts';
import { type Sweep, sweep } from './sweep.ts';

/** A batch of Firestore holds 500 writes. */
const PAGE_SIZE = 400;

/** Deletes all records of a query, whatever is in them. */
export function deleteAll(name: string, query: Query<object>, orderedBy: string): Sweep {
  return sweep({
    name,
    query,
    orderedBy,
    pageSize: PAGE_SIZE,
    work: async (docs) => {
      const batch = firestore().batch();
      for (const { ref } of docs) batch.delete(ref);
      if (docs.length > 0) await batch.commit();
      return { done: docs.length };
    },
  });
}
