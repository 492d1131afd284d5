import type { Firestore } from '@google-cloud/firestore';

/** A document to be written, by its path. */
export type Written = readonly [path: string, data: object];

/** Whether what a marker stands for has been seeded: it is not seeded again, whatever came of it. */
export async function isSeeded(firestore: Firestore, marker: string): Promise<boolean> {
  return (await firestore.doc(`seeds/${marker}`).get()).exists;
}

/**
 * Writes the documents that are not there yet and the marker, all or nothing: what exists is never
 * overwritten. At most 499 documents, which is what a batch of Firestore takes beside the marker.
 */
export async function writeOnce(
  firestore: Firestore,
  marker: string,
  documents: readonly Written[],
  now: Date,
): Promise<void> {
  const references = documents.map(([path]) => firestore.doc(path));
  const there = await firestore.getAll(...references);
  const batch = firestore.batch();
  for (const [index, [path, data]] of documents.entries()) {
    if (!there[index]?.exists) batch.create(firestore.doc(path), data);
  }
  batch.create(firestore.doc(`seeds/${marker}`), { seededAt: now.toISOString() });
  await batch.commit();
}
