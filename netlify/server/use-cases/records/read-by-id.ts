import type { CollectionReference, DocumentReference } from '@google-cloud/firestore';
import { readOne } from '../../core/broken-records.ts';
import { fieldsOf } from '../../gateways/firestore.ts';

/** Records by their ids, each read once; what is not there, or cannot be read, is left out. */
export async function readById<T extends object>(
  collection: CollectionReference<T>,
  ids: readonly string[],
): Promise<Map<string, T>> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  // Typed as if nothing were converted; it is, by the collection of each reference.
  const refs = wanted.map((id) => collection.doc(id) as DocumentReference);
  const docs = await collection.firestore.getAll(...refs, { fieldMask: fieldsOf(collection) });
  return new Map(
    docs.flatMap((doc) => {
      const record = readOne(doc) as T | undefined;
      return record ? [[doc.id, record] as const] : [];
    }),
  );
}
