import type { Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import type { TableQuery } from '#contracts/records/table.ts';
import { RecordIdSchema } from '#domain/records/record-id.ts';
import { searchWords } from '#domain/search/search-tokens.ts';
import { readable } from '../../core/broken-records.ts';
import { fieldsOf } from '../../gateways/firestore.ts';
import { decidingFields, findBySearch, sortIds } from './find-matches.ts';
import { readById } from './read-by-id.ts';
import {
  ageField,
  type Found,
  fieldOf,
  inTime,
  type TableSource,
  wantedValues,
} from './table-source.ts';

export interface TablePage<T> {
  rows: T[];
  total: number;
  more: boolean;
  /** The ids of the last and the first record: the pages beside may be found from there. */
  next?: string;
  previous?: string;
}

/**
 * One page of a collection. Without a search Firestore filters, sorts, counts and skips. A search asks
 * for the newest records with its rarest word, and the rest is done here, on at most MAX_MATCHES records:
 * an index for every mixture would be needed otherwise. Of those only what decides is read; the records
 * themselves are those of the page.
 */
export async function readTable<T extends object>(
  source: TableSource<T>,
  query: TableQuery,
): Promise<TablePage<T>> {
  return searchWords(query.search).length > 0
    ? searchPage(source, query)
    : plainPage(source, query);
}

async function plainPage<T extends object>(
  source: TableSource<T>,
  query: TableQuery,
): Promise<TablePage<T>> {
  let found = inTime(source, source.collection);
  for (const [field, values] of wantedValues(source, query)) {
    const [only] = values;
    found = values.length === 1 ? found.where(field, '==', only) : found.where(field, 'in', values);
  }
  // Of a range of time Firestore sorts by the time alone, unless there is an index for each sort.
  const isSortedHere = source.within && sortedField(source, query) !== ageField(source);
  if (source.ownFilter || source.ownSorts?.[query.sort] || isSortedHere) {
    const { docs } = await found.select(...decidingFields(source, query)).get();
    return pageOf(source, query, { docs, more: false });
  }
  const total = found.count().get();
  const [docs, count] = await Promise.all([
    readPage(source, found, query, async () => (await total).data().count),
    total,
  ]);
  return {
    rows: readable(docs),
    total: count.data().count,
    more: false,
    ...cursorsOf(docs),
  };
}

function cursorsOf(
  docs: readonly QueryDocumentSnapshot[],
): Pick<TablePage<never>, 'next' | 'previous'> {
  const [first, last] = [docs[0], docs.at(-1)].map((doc) => RecordIdSchema.safeParse(doc?.id).data);
  return {
    ...(last !== undefined && { next: last }),
    ...(first !== undefined && { previous: first }),
  };
}

/**
 * The records of a page: those behind the last of the page before, or before the first of the page behind.
 * Where neither is named, or is gone, as far in as the page says, from the end that is nearer: what is
 * skipped costs a read each.
 */
async function readPage<T>(
  source: TableSource<T>,
  found: Query<T>,
  { direction, after, before, page, pageSize, ...question }: TableQuery,
  countAll: () => Promise<number>,
): Promise<QueryDocumentSnapshot<T>[]> {
  const field = sortedField(source, { direction, page, pageSize, ...question });
  const shown = found.select(...fieldsOf(source.collection)) as Query<T>;
  const forth = shown.orderBy(field, direction);
  const back = shown.orderBy(field, direction === 'asc' ? 'desc' : 'asc');
  const read = async (query: Query<T>, size = pageSize) => (await query.limit(size).get()).docs;
  const readBack = async (query: Query<T>, size?: number) => (await read(query, size)).reverse();
  const { collection } = source;
  const last = after ? await collection.doc(after).get() : undefined;
  if (last?.exists) return read(forth.startAfter(last));
  const first = before ? await collection.doc(before).get() : undefined;
  if (first?.exists) {
    const docs = await readBack(back.startAfter(first));
    // Fewer stand before it than did: the number of the page says which are meant.
    if (docs.length === pageSize) return docs;
  }
  const skipped = (page - 1) * pageSize;
  if (skipped === 0) return read(forth);
  const behind = (await countAll()) - skipped - pageSize;
  if (behind >= skipped) return read(forth.offset(skipped));
  // The last page is shorter than the others, and there is none behind it.
  const size = Math.min(pageSize, pageSize + behind);
  return size > 0 ? readBack(back.offset(Math.max(0, behind)), size) : [];
}

async function searchPage<T extends object>(
  source: TableSource<T>,
  query: TableQuery,
): Promise<TablePage<T>> {
  return pageOf(source, query, await findBySearch(source, query));
}

/** The page of what was found, sorted; the records themselves are read of that page alone. */
async function pageOf<T extends object>(
  source: TableSource<T>,
  query: TableQuery,
  { docs, more }: Found,
): Promise<TablePage<T>> {
  const test = await source.ownFilter?.readTest(docs);
  const ids = await sortIds(source, query, test ? docs.filter(test) : docs);
  const start = (query.page - 1) * query.pageSize;
  const shown = ids.slice(start, start + query.pageSize);
  const found = await readById(source.collection, shown);
  // In the order of the ids; one that was deleted meanwhile is left out.
  const rows = shown.flatMap((id) => found.get(id) ?? []);
  return { rows, total: ids.length, more };
}

/**
 * The field that Firestore sorts by. It sorts by none that the filters hold to some values: what is left
 * of the table then stands in the order of its age.
 */
function sortedField<T>(source: TableSource<T>, query: TableQuery): string {
  const field = fieldOf(query.sort, source.sortFields);
  const isHeld = wantedValues(source, query).some(([name]) => name === field);
  return isHeld ? ageField(source) : field;
}
