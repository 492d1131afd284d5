import {
  ANY_TEXT,
  type FilterValues,
  MAX_FILTER_TEXT,
  mostValues,
  PAGE_SIZE,
} from '#contracts/records/table.ts';
import { useAdminLocation } from '../admin-location.ts';
import { type TableEndpoint, useRows } from './use-rows.ts';

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

/** The values of a filter that there are: 'paid,lost' is 'paid'. */
function knownPart(value: string, values: FilterValues): string {
  if (values === ANY_TEXT) return value.length <= MAX_FILTER_TEXT ? value : '';
  const known = [...new Set(value.split(','))].filter((one) => values.includes(one));
  return known.slice(0, mostValues(values.length)).join(',');
}

/** The question as TanStack Table states it. */
export function readTableQuery(query: Readonly<Record<string, string>>) {
  const page = Number(query.page ?? 1);
  return {
    sorting: query.sort ? [{ id: query.sort, desc: query.direction === 'desc' }] : [],
    pagination: {
      pageIndex: Number.isInteger(page) && page > 0 ? page - 1 : 0,
      pageSize: PAGE_SIZE,
    },
  };
}

/**
 * A table's question, from the address bar, and the page that answers it.
 * @param fixed parts of the question that the tab sets itself, such as a sub-tab's status
 */
export function useTableRows<Row>(
  endpoint: TableEndpoint<Row>,
  fixed: Readonly<Record<string, string>> = {},
) {
  const { params } = useAdminLocation();
  const query = { ...tableQueryOf(endpoint, params), ...fixed };
  return { query, rows: useRows(endpoint, query) };
}
