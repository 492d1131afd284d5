import type { Query } from '@google-cloud/firestore';
import pMap from 'p-map';
import { firestore } from './firestore.ts';

/** An index as `firestore.indexes.json` spells it. */
export interface IndexEntry {
  collectionGroup: string;
  fields: readonly { fieldPath: string; order?: string; arrayConfig?: string }[];
}

const AT_ONCE = 10;
const FAILED_PRECONDITION = 9;

/**
 * Which of these indexes Firestore lacks or is still building: each is asked a question that it alone, or
 * others of them together, can answer, and that finds nothing.
 */
export async function findMissingIndexes(indexes: readonly IndexEntry[]): Promise<IndexEntry[]> {
  const asked = await pMap(
    indexes,
    async (index) => ({ index, isThere: await canAnswer(questionFor(index)) }),
    { concurrency: AT_ONCE },
  );
  return asked.filter(({ isThere }) => !isThere).map(({ index }) => index);
}

/** All fields but the last are compared; the last one sorts. */
function questionFor({ collectionGroup, fields }: IndexEntry): Query {
  const compared = fields.slice(0, -1);
  const last = fields.at(-1);
  let query: Query = firestore().collection(collectionGroup);
  for (const { fieldPath, arrayConfig } of compared) {
    query = query.where(fieldPath, arrayConfig ? 'array-contains' : '==', 'nothing has this');
  }
  if (last) query = query.orderBy(last.fieldPath, last.order === 'DESCENDING' ? 'desc' : 'asc');
  return query.limit(1);
}

async function canAnswer(query: Query): Promise<boolean> {
  try {
    await query.get();
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === FAILED_PRECONDITION) {
      return false;
    }
    throw error;
  }
}
