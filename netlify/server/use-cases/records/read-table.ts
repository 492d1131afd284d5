import type { CollectionReference, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { MAX_MATCHES, type TableQuery } from '#contracts/admin/table.ts';
import { matchesSearch, searchWords } from '#domain/search/search-tokens.ts';
import { SEARCH_FIELD } from '../../gateways/firestore.ts';
import { readById } from './read-by-id.ts';

export interface TableSource<T> {
  collection: CollectionReference<T>;
  /** The record's field behind each filter, and behind each sort where it is named otherwise. */
  filterFields?: Readonly<Record<string, string>>;
  sortFields?: Readonly<Record<string, string>>;
  /** Fields that must have just this value. */
  equals?: Readonly<Record<string, string | null>>;
  /** The field that says which records are the newest; `createdAt` unless told. */
  newestBy?: string;
  /** Values of a filter that stand for several of the field's, such as 'unsent' for pending and failed. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** What a search finds besides: records by the words of others that they refer to. With these fields. */
  alsoFind?: (search: string, fields: readonly string[]) => Promise<Found>;
}

interface Found {
  docs: readonly QueryDocumentSnapshot[];
  /** Whether there may be more than these. */
  more: boolean;
}

export interface TablePage<T> {
  rows: T[];
  total: number;
  more: boolean;
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

async function plainPage<T>(source: TableSource<T>, query: TableQuery): Promise<TablePage<T>> {
  let found: Query<T> = source.collection;
  for (const [field, values] of wantedValues(source, query)) {
    const [only] = values;
    found = values.length === 1 ? found.where(field, '==', only) : found.where(field, 'in', values);
  }
  const sorted = found.orderBy(fieldOf(query.sort, source.sortFields), query.direction);
  const [page, count] = await Promise.all([
    sorted
      .offset((query.page - 1) * query.pageSize)
      .limit(query.pageSize)
      .get(),
    found.count().get(),
  ]);
  return { rows: page.docs.map((doc) => doc.data()), total: count.data().count, more: false };
}

async function searchPage<T extends object>(
  source: TableSource<T>,
  query: TableQuery,
): Promise<TablePage<T>> {
  const { ids, more } = await findMatches(source, query);
  const start = (query.page - 1) * query.pageSize;
  const shown = ids.slice(start, start + query.pageSize);
  const found = await readById(source.collection, shown);
  // In the order of the ids; one that was deleted meanwhile is left out.
  const rows = shown.flatMap((id) => found.get(id) ?? []);
  return { rows, total: ids.length, more };
}

/** The ids of all that a search finds, sorted, without reading the records themselves. */
export async function findMatches<T extends object>(
  source: TableSource<T>,
  query: Omit<TableQuery, 'page' | 'pageSize'>,
): Promise<{ ids: string[]; more: boolean }> {
  const wanted = wantedValues(source, query);
  const field = fieldOf(query.sort, source.sortFields);
  const fields = [...new Set([field, ...wanted.map(([name]) => name)])];
  const [own, others] = await Promise.all([
    findByWords(source, query.search, fields),
    source.alsoFind?.(query.search, fields) ?? { docs: [], more: false },
  ]);
  const byId = new Map([...own.docs, ...others.docs].map((doc) => [doc.id, doc]));
  const sign = query.direction === 'asc' ? 1 : -1;
  const matches = [...byId.values()]
    .filter((doc) => wanted.every(([name, values]) => values.includes(doc.get(name))))
    .sort((a, b) => sign * compare(a.get(field), b.get(field)));
  return { ids: matches.map(({ id }) => id), more: own.more || others.more };
}

async function findByWords<T>(
  source: TableSource<T>,
  search: string,
  fields: readonly string[],
): Promise<Found> {
  const [longest, ...others] = searchWords(search).sort((a, b) => b.length - a.length);
  // The beginnings of its words are most of a record: had only where more than one must be there.
  const looked = others.length > 0 ? [...fields, SEARCH_FIELD] : fields;
  const found = await source.collection
    .where(SEARCH_FIELD, 'array-contains', longest)
    .orderBy(source.newestBy ?? 'createdAt', 'desc')
    .limit(MAX_MATCHES)
    .select(...looked)
    .get();
  const docs = found.docs.filter(
    (doc) => others.length === 0 || matchesSearch(doc.get(SEARCH_FIELD), search),
  );
  return { docs, more: found.size === MAX_MATCHES };
}

/** A field, and the values that a record may have there. */
type Wanted = [field: string, values: readonly (string | null)[]];

/** What a record must be like. */
function wantedValues<T>(
  { filterFields, groups = {}, equals = {} }: TableSource<T>,
  { filters }: Pick<TableQuery, 'filters'>,
): Wanted[] {
  const typed = Object.entries(equals).map(([field, value]): Wanted => [field, [value]]);
  const chosen = Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]): Wanted => [
        fieldOf(name, filterFields),
        value.split(',').flatMap((one) => groups[one] ?? [one]),
      ],
    );
  return [...typed, ...chosen];
}

function fieldOf(name: string, fields: Readonly<Record<string, string>> | undefined): string {
  return fields?.[name] ?? name;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''));
}
