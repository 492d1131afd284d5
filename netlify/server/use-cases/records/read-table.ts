import type { Query } from '@google-cloud/firestore';
import type { TableQuery } from '#contracts/records/table.ts';
import { RecordIdSchema } from '#domain/records/record-id.ts';
import { searchWords } from '#domain/search/search-tokens.ts';
import { readable } from '../../core/broken-records.ts';
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
  /** The id of the last record of the page, which the next one may begin after. */
  next?: string;
}

/**
 * One page of a collection. Without a search Firestore filters, sorts, counts and skips. A search asks
 * for the newest records with its longest word, and the rest is done here,
 * on at most MAX_MATCHES records: an index for every mixture would be needed otherwise. Of those only
 * what decides is read; the records themselves are those of the page.
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
  const sorted = found.orderBy(sortedField(source, query), query.direction);
  const begun = await beginAt(source, sorted, query);
  const [page, count] = await Promise.all([begun.limit(query.pageSize).get(), found.count().get()]);
  const last = RecordIdSchema.safeParse(page.docs.at(-1)?.id);
  return {
    ...{ rows: readable(page.docs), total: count.data().count, more: false },
    ...(last.success && { next: last.data }),
  };
}

/** Behind the record that the page before ended with; where that is gone, as far in as the page says. */
async function beginAt<T>(
  { collection }: TableSource<T>,
  sorted: Query<T>,
  { after, page, pageSize }: TableQuery,
): Promise<Query<T>> {
  const last = after ? await collection.doc(after).get() : undefined;
  return last?.exists ? sorted.startAfter(last) : sorted.offset((page - 1) * pageSize);
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
  const test = await source.ownFilter?.readTest();
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
