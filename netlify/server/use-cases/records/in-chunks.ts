import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';

/** The most values of one question to Firestore. */
const CHUNK = 30;

/** The documents of which a field has one of these values, each value asked for once. */
export async function findIn<T>(
  query: Query<T>,
  field: string,
  values: Iterable<string>,
): Promise<QueryDocumentSnapshot<T>[]> {
  const wanted = [...new Set(values)];
  const chunks = Array.from({ length: Math.ceil(wanted.length / CHUNK) }, (_, index) =>
    wanted.slice(index * CHUNK, (index + 1) * CHUNK),
  );
  const found = await Promise.all(chunks.map((some) => query.where(field, 'in', some).get()));
  return found.flatMap(({ docs }) => docs);
}
