import {
  ANY_TEXT,
  type FilterValues,
  MAX_FILTER_TEXT,
  mostValues,
} from '#contracts/records/table.ts';
import { RecordIdSchema } from '#domain/records/record-id.ts';
import { useAdminLocation } from '../admin-location.ts';
import { useEndpointQuery } from '../use-endpoint-query.ts';
import type { AdminColumn } from './column.ts';
import { exportCsv } from './export-csv.ts';
import type { TableEndpoint, TablePage } from './table-endpoint.ts';

/** A choice above a table: its name is the filter's in the contract. */
export interface FilterChoice {
  name: string;
  label: string;
  options: readonly { value: string; label: string }[];
  /** Only one value at a time. */
  single?: boolean;
}

/**
 * The part of the address that is a table's question; the rest belongs to the tab. What an old link or a
 * slip of the keyboard has wrong counts as not said.
 */
export function tableQueryOf<Row>(
  endpoint: TableEndpoint<Row>,
  params: Readonly<Record<string, string>>,
): Record<string, string> {
  const { filters, sorts, direction } = endpoint.shape;
  const query: Record<string, string> = { sort: sorts[0], direction };
  const known: Readonly<Record<string, (value: string) => boolean>> = {
    search: (value) => value.length <= 100,
    sort: (value) => sorts.some((sort) => sort === value),
    direction: (value) => value === 'asc' || value === 'desc',
    page: (value) => /^[1-9]\d{0,3}$/.test(value),
    // They belong to a page.
    after: (value) => query.page !== undefined && isRecordId(value),
    before: (value) => query.page !== undefined && isRecordId(value),
  };
  for (const [name, isKnown] of Object.entries(known)) {
    const value = params[name];
    if (value && isKnown(value)) query[name] = value;
  }
  for (const [name, values] of Object.entries(filters)) {
    const value = knownPart(params[name] ?? '', values);
    if (value !== '') query[name] = value;
  }
  return query;
}

const isRecordId = (value: string) => RecordIdSchema.safeParse(value).success;

/** The values of a filter that there are: 'paid,lost' is 'paid'. */
export function knownPart(value: string, values: FilterValues): string {
  if (values === ANY_TEXT) return value.length <= MAX_FILTER_TEXT ? value : '';
  const known = [...new Set(value.split(','))].filter((one) => values.includes(one));
  return known.slice(0, mostValues(values.length)).join(',');
}

/** The column that a table is sorted by. */
export interface TableSort {
  id: string;
  desc: boolean;
}

export function sortOf(query: Readonly<Record<string, string>>): TableSort | undefined {
  return query.sort ? { id: query.sort, desc: query.direction === 'desc' } : undefined;
}

/** What a `DataTable` shows: its question, and the page that answers it. */
export interface TableData<Row> {
  query: Readonly<Record<string, string>>;
  /** What the address leaves out, and the pages beside this one must ask for as well. */
  besides?: Readonly<Record<string, string>>;
  rows: Rows<Row>;
  /** Every row that answers the question, as CSV. */
  csv: (columns: readonly AdminColumn<Row>[]) => Promise<string>;
}

/** A page of a table as it is read. */
interface Rows<Row> {
  /** Undefined until the first is there; the old page stays while the next one is read. */
  page: TablePage<Row> | undefined;
  loading: boolean;
  /** Why it could not be read, for the person. */
  error: string | undefined;
  reload: () => void;
}

/**
 * A table's question, from the address bar, and the page that answers it.
 * @param fixed parts of the question that the tab sets itself, such as a sub-tab's status
 */
export function useTableRows<Row>(
  endpoint: TableEndpoint<Row>,
  fixed: Readonly<Record<string, string>> = {},
): TableData<Row> {
  const { params } = useAdminLocation();
  const query = { ...tableQueryOf(endpoint, params), ...fixed };
  const { data, result, loading, retry } = useEndpointQuery(endpoint, query, { keep: true });
  const error = result?.ok === false ? result.error.message : undefined;
  return {
    query,
    rows: { page: data, loading, error, reload: retry },
    csv: (columns) => exportCsv(endpoint, query, columns),
  };
}
