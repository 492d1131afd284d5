import { useCallback, useMemo } from 'react';
import { PAGE_SIZE } from '#contracts/records/table.ts';
import { matchesSearch, searchTokens } from '#domain/search/search-tokens.ts';
import { useAdminLocation } from '../admin-location.ts';
import type { AdminColumn } from './column.ts';
import { toCsv } from './export-csv.ts';
import { type FilterChoice, knownPart, type TableData } from './table-query.ts';

/** A column whose rows are all in the browser. */
export interface ArrayColumn<Row> extends AdminColumn<Row> {
  /** What the rows are sorted by; without it the column does not sort. */
  sortBy?: (row: Row) => string | number;
}

/** A choice above a table whose rows are all in the browser. */
export interface ArrayFilter<Row> extends FilterChoice {
  /** The value that a row has of it. */
  of: (row: Row) => string;
}

interface ArraySource<Row> {
  /** All of them; undefined until they are there. */
  rows: readonly Row[] | undefined;
  loading: boolean;
  error: string | undefined;
  reload: () => void;
  columns: readonly ArrayColumn<Row>[];
  /** The texts that a row is searched by. */
  wordsOf: (row: Row) => (string | null)[];
  /** The column that sorts until another is chosen. */
  defaultSort: string;
  /** Which way it sorts then: upward unless told. */
  defaultDirection?: 'asc' | 'desc';
  /** What the rows are filtered by: those that the `DataTable` offers. */
  filters?: readonly ArrayFilter<Row>[];
  /** Asks for the rows of the file, which are private; without it those that are there go into it. */
  readForFile?: () => Promise<readonly Row[]>;
}

const NO_FILTERS: readonly never[] = [];

/**
 * For a `DataTable` of some hundreds of rows that are read at once: searched, filtered, sorted and paged in the
 * browser. `rows`, `columns`, `filters` and `wordsOf` must keep their identity while nothing changes.
 */
export function useArrayRows<Row>(source: ArraySource<Row>): TableData<Row> {
  const { rows, columns, wordsOf, loading, error, reload } = source;
  const { defaultSort, defaultDirection, filters = NO_FILTERS, readForFile } = source;
  const { params } = useAdminLocation();
  const { search = '', page = '', sort = '', direction = '' } = params;
  // As text it is the same while nothing changes.
  const asked = new URLSearchParams(askedOf(filters, params)).toString();
  const find = useCallback(
    (all: readonly Row[]) =>
      filterRows(all, filters, readAsked(asked)).filter((row) =>
        matchesSearch(searchTokens(wordsOf(row)), search),
      ),
    [wordsOf, search, filters, asked],
  );
  const found = useMemo(() => rows && find(rows), [rows, find]);
  const total = found?.length ?? 0;
  const query = useMemo(() => {
    const defaults = { sort: defaultSort, direction: defaultDirection };
    const read = readArrayQuery({ sort, direction, page }, columns, total, defaults);
    return { ...readAsked(asked), search, ...read };
  }, [search, asked, sort, direction, page, columns, total, defaultSort, defaultDirection]);
  const sorted = useMemo(() => found && sortRows(found, columns, query), [found, columns, query]);
  const shown = useMemo(() => {
    const start = (Number(query.page) - 1) * PAGE_SIZE;
    return sorted && { rows: sorted.slice(start, start + PAGE_SIZE), total, more: false };
  }, [sorted, query, total]);
  return {
    query,
    rows: { page: shown, loading, error, reload },
    csv: async () => {
      const inFile = readForFile && find(await readForFile());
      return toCsv(inFile ? sortRows(inFile, columns, query) : (sorted ?? []), columns);
    },
  };
}

/**
 * Pure: the address as a table's question. Columns that are not there do not sort, and a page beyond the
 * last, as after a search, is the last.
 */
export function readArrayQuery<Row>(
  params: Readonly<Record<string, string>>,
  columns: readonly ArrayColumn<Row>[],
  total: number,
  defaults: { sort: string; direction?: 'asc' | 'desc' | undefined },
) {
  const isSorted = columns.some(({ id, sortBy }) => sortBy && id === params.sort);
  const asked = Number(params.page || 1);
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, last) : 1;
  return {
    sort: isSorted ? (params.sort ?? '') : defaults.sort,
    direction: (isSorted ? params.direction : defaults.direction) === 'desc' ? 'desc' : 'asc',
    page: String(page),
  };
}

const readAsked = (asked: string) => Object.fromEntries(new URLSearchParams(asked));

/** Pure: what the address asks of the filters. A value that there is not counts as not said. */
export function askedOf<Row>(
  filters: readonly ArrayFilter<Row>[],
  params: Readonly<Record<string, string>>,
): Record<string, string> {
  const asked = filters.map(({ name, options, single }): [string, string] => {
    const [value, values] = [params[name] ?? '', options.map((option) => option.value)];
    // One at a time it may have a comma, as the name of a season.
    if (single) return [name, values.includes(value) ? value : ''];
    return [name, knownPart(value, values)];
  });
  return Object.fromEntries(asked.filter(([, value]) => value !== ''));
}

/** Pure: the rows that have of each filter one of the values that are asked for. */
export function filterRows<Row>(
  rows: readonly Row[],
  filters: readonly ArrayFilter<Row>[],
  asked: Readonly<Record<string, string>>,
): readonly Row[] {
  const tests = filters.flatMap(({ name, single, of }) => {
    const value = asked[name];
    if (value === undefined) return [];
    const values = single ? [value] : value.split(',');
    return [(row: Row) => values.includes(of(row))];
  });
  return rows.filter((row) => tests.every((passes) => passes(row)));
}

function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly ArrayColumn<Row>[],
  { sort, direction }: { sort: string; direction: string },
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort)?.sortBy;
  if (!sortBy) return rows;
  const sign = direction === 'desc' ? -1 : 1;
  return rows.toSorted((a, b) => {
    const [first, second] = [sortBy(a), sortBy(b)];
    return first === second ? 0 : sign * (first > second ? 1 : -1);
  });
}
