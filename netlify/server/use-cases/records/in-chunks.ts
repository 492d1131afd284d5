import type { CollectionReference, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { recordsOf } from '../../gateways/firestore.ts';

/** The most values of one question to Firestore. */
const CHUNK = 30;

/** The records of which a field has one of these values, each value asked for once. */
export async function findIn<T>(
  collection: CollectionReference<T>,
  field: string,
  values: Iterable<string>,
): Promise<QueryDocumentSnapshot<T>[]> {
  const found = await Promise.all(
    chunksOf(values).map((some) => recordsOf(collection).where(field, 'in', some).get()),
  );
  return found.flatMap(({ docs }) => docs);
}

/** Values in as many questions as Firestore takes them in, each value once. */
export function chunksOf(values: Iterable<string>): string[][] {
  const wanted = [...new Set(values)];
  return Array.from({ length: Math.ceil(wanted.length / CHUNK) }, (_, index) =>
    wanted.slice(index * CHUNK, (index + 1) * CHUNK),
  );
}
