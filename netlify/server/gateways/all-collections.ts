import type { CollectionReference } from '@google-cloud/firestore';
import * as records from './records.ts';
import * as uploads from './uploads.ts';

/** Every collection there is, by its name in Firestore. */
export function allCollections(): ReadonlyMap<string, CollectionReference<object>> {
  const open: (() => CollectionReference<object>)[] = Object.values({ ...records, ...uploads });
  return new Map(open.map((one) => one()).map((collection) => [collection.id, collection]));
}
