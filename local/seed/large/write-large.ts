import type { Firestore } from '@google-cloud/firestore';
import { largeRecords } from './large-records.ts';
import type { RecordsSize } from './size.ts';

/** Firestore takes 500 writes in a batch and 10 MB in a request; with their search words these are 2 KB each. */
const BATCH = 400;

/** Writes the records, in batches. Writing twice writes the same records over. */
export async function writeLarge(
  firestore: Firestore,
  size: RecordsSize,
  now: Date,
  onProgress: (written: number) => void = () => {},
): Promise<number> {
  let batch = firestore.batch();
  let waiting = 0;
  let written = 0;
  const commit = async () => {
    await batch.commit();
    written += waiting;
    waiting = 0;
    batch = firestore.batch();
    onProgress(written);
  };
  for (const { collection, id, data } of largeRecords(size, now)) {
    batch.set(firestore.collection(collection).doc(id), data);
    waiting += 1;
    if (waiting === BATCH) await commit();
  }
  if (waiting > 0) await commit();
  return written;
}
