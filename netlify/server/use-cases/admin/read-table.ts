import type { CollectionReference, Query, QueryDocumentSnapshot } from '@google-cloud/firestore';
import { MAX_MATCHES, type TableQuery } from '#contracts/admin/table.ts';
import { matchesSearch, searchWords } from '#domain/search/search-tokens.ts';
import { SEARCH_FIELD } from '../../gateways/firestore.ts';

export interface TableSource<T> {
  collection: CollectionReference<T>;
  /** The record's field behind each filter, and behind each sort where it is named otherwise. */
  filterFields?: Readonly<Record<string, string>>;
  sortFields?: Readonly<Record<string, string>>;
  /** The field that says which records are the newest; `createdAt` unless told. */
  newestBy?: string;
  /** Values of a filter that stand for several of the field's, such as 'unsent' for pending and failed. */
  groups?: Readonly<Record<string, readonly string[]>>;
  /** What a search finds besides: records by the words of others that they refer to. */
  alsoFind?: (search: string) => Promise<Found<T>>;
}

interface Found<T> {
  docs: readonly QueryDocumentSnapshot<T>[];
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
 * on at most MAX_MATCHES records: an index for every mixture would be needed otherwise.
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
  const [own, others] = await Promise.all([
    findByWords(source, query.search),
    source.alsoFind?.(query.search) ?? { docs: [], more: false },
  ]);
  const wanted = wantedValues(source, query);
  const byId = new Map([...own.docs, ...others.docs].map((doc) => [doc.id, doc]));
  const matches = [...byId.values()].filter((doc) =>
    wanted.every(([field, values]) => values.includes(doc.get(field))),
  );
  const field = fieldOf(query.sort, source.sortFields);
  const sign = query.direction === 'asc' ? 1 : -1;
  const sorted = matches.sort((a, b) => sign * compare(a.get(field), b.get(field)));
  const start = (query.page - 1) * query.pageSize;
  return {
    rows: sorted.slice(start, start + query.pageSize).map((doc) => doc.data()),
    total: matches.length,
    more: own.more || others.more,
  };
}

async function findByWords<T>(source: TableSource<T>, search: string): Promise<Found<T>> {
  const [longest = ''] = searchWords(search).sort((a, b) => b.length - a.length);
  const found = await source.collection
    .where(SEARCH_FIELD, 'array-contains', longest)
    .orderBy(source.newestBy ?? 'createdAt', 'desc')
    .limit(MAX_MATCHES)
    .get();
  const docs = found.docs.filter((doc) => {
    const tokens: unknown = doc.get(SEARCH_FIELD);
    return Array.isArray(tokens) && matchesSearch(tokens, search);
  });
  return { docs, more: found.size === MAX_MATCHES };
}

/** By field, the values that a record may have there. */
function wantedValues<T>(
  { filterFields, groups = {} }: TableSource<T>,
  { filters }: TableQuery,
): [string, readonly string[]][] {
  return Object.entries(filters)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => [fieldOf(name, filterFields), groups[value] ?? [value]]);
}

function fieldOf(name: string, fields: Readonly<Record<string, string>> | undefined): string {
  return fields?.[name] ?? name;
}

function compare(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return String(a ?? '').localeCompare(String(b ?? ''));
}
