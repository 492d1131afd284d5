import type { DocumentSnapshot } from '@google-cloud/firestore';
import { MAX_MATCHES } from '#contracts/records/table.ts';
import { findByWords } from './find-by-words.ts';
import {
  ageField,
  type Found,
  fieldOf,
  inTime,
  type Question,
  type TableSource,
  wantedValues,
} from './table-source.ts';

/** The ids of all that a search finds, sorted, without reading the records themselves. */
export async function findMatches<T extends object>(
  source: TableSource<T>,
  query: Question,
): Promise<{ ids: string[]; more: boolean }> {
  const { docs, more } = await findBySearch(source, query);
  return { ids: await sortIds(source, query, docs), more };
}

/** What is read of a record to sort and filter it here. */
export function decidingFields<T>(
  { ownSorts, ownFilter, sortFields }: TableSource<T>,
  { sort }: Question,
): string[] {
  const sortedBy = ownSorts?.[sort]?.fields ?? [fieldOf(sort, sortFields)];
  return [...sortedBy, ...(ownFilter?.fields ?? [])];
}

/** What a search finds, unsorted: of each record only what decides. */
export async function findBySearch<T>(source: TableSource<T>, query: Question): Promise<Found> {
  const wanted = wantedValues(source, query);
  const fields = [...new Set([...decidingFields(source, query), ...wanted.map(([name]) => name)])];
  const [own, others] = await Promise.all([
    findByWords(newestOf(source), query.search, MAX_MATCHES, fields),
    source.alsoFind?.(query.search, fields) ?? { docs: [], more: false },
  ]);
  const byId = new Map([...own.docs, ...others.docs].map((doc) => [doc.id, doc]));
  const docs = [...byId.values()].filter((doc) =>
    wanted.every(([name, values]) => values.includes(doc.get(name))),
  );
  return { docs, more: own.more || others.more };
}

const newestOf = <T>(source: TableSource<T>) =>
  inTime(source, source.collection).orderBy(ageField(source), 'desc');

/** The ids of what was found, in the order that was asked for. */
export async function sortIds<T>(
  { ownSorts, sortFields }: TableSource<T>,
  { sort, direction }: Question,
  docs: Found['docs'],
): Promise<string[]> {
  const field = fieldOf(sort, sortFields);
  const readKey = await (ownSorts?.[sort]?.readKeys() ??
    ((doc: DocumentSnapshot) => doc.get(field)));
  const keyed = docs.map((doc) => ({ id: doc.id, key: readKey(doc) }));
  const sign = direction === 'asc' ? 1 : -1;
  return keyed.sort((a, b) => sign * compare(a.key, b.key)).map(({ id }) => id);
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''));
}
