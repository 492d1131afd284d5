import {
  createPaginatedRowModel,
  createSortedRowModel,
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useMemo } from 'react';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { PAGE_SIZE } from '#contracts/records/table.ts';
import { matchesSearch, searchTokens } from '#domain/search/search-tokens.ts';
import { useAdminLocation } from '../admin-location.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { type ArrayColumn, readArrayQuery } from './array-query.ts';
import { CsvButton } from './CsvButton.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { TablePages } from './TablePages.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { TableView } from './TableView.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

const features = tableFeatures({
  rowSortingFeature,
  rowPaginationFeature,
  sortedRowModel: createSortedRowModel(),
  paginatedRowModel: createPaginatedRowModel(),
});
const NO_ROWS: never[] = [];

interface ArrayTableProps<Row extends object> {
  /** Read by screen readers before the table. */
  caption: string;
  /** All of them; undefined until they are there. */
  rows: readonly Row[] | undefined;
  loading: boolean;
  /** Why they could not be read, with `onRetry`. */
  error: string | undefined;
  /** The heading of the error, such as 'Error fetching games'. */
  errorTitle: string;
  onRetry: () => void;
  columns: readonly ArrayColumn<Row>[];
  rowKey: (row: Row) => string;
  /** The texts that a row is searched by. */
  wordsOf: (row: Row) => (string | null)[];
  /** The sort until another is chosen; the rows' own order without it. */
  defaultSort?: { id: string; desc: boolean };
  /** Shown when there are no rows, and when a search leaves none. */
  empty: { title: string; text?: string; action?: ReactNode };
  noMatches: { title: string; text?: string };
  /** Name of the CSV file; no export without it. */
  csvName?: string;
  /** Buttons at the end of the toolbar, such as Add. */
  actions?: ReactNode;
}

/**
 * A table of some hundreds of rows that are read at once: searched, sorted and paged in the browser.
 * Its state is in the address bar, as that of `DataTable`.
 */
export function ArrayTable<Row extends object>(props: ArrayTableProps<Row>) {
  const { caption, rows = NO_ROWS as readonly Row[], wordsOf, error, defaultSort } = props;
  const { params, setParams } = useAdminLocation();
  const search = params.search ?? '';
  const found = useMemo(
    () => rows.filter((row) => matchesSearch(searchTokens(wordsOf(row)), search)),
    [rows, wordsOf, search],
  );
  const shown = useMemo(() => props.columns.filter(({ hidden }) => !hidden), [props.columns]);
  const state = readArrayQuery(params, shown, found.length, defaultSort);
  const columns = useMemo(
    () =>
      props.columns.map(({ id, header, sortBy }) => ({
        id,
        header,
        accessorFn: (row: Row) => sortBy?.(row) ?? '',
        enableSorting: sortBy !== undefined,
        sortFn: sortFn_basic,
      })),
    [props.columns],
  );
  const table = useTable({
    features,
    columns,
    data: found,
    getRowId: props.rowKey,
    autoResetPageIndex: false,
    enableSortingRemoval: false,
    sortDescFirst: false,
    state,
    onSortingChange: (change) => {
      const next: SortingState = typeof change === 'function' ? change(state.sorting) : change;
      const [first] = next;
      setParams({
        sort: first?.id ?? '',
        direction: first ? (first.desc ? 'desc' : 'asc') : '',
        page: '',
      });
    },
  });
  const keptFocus = useKeptFocus();
  return (
    <section
      {...keptFocus}
      className="@container flex min-w-0 flex-col gap-4 outline-none"
      aria-label={caption}
      aria-busy={props.loading}
    >
      <div className="flex flex-wrap items-end gap-3">
        <SearchField value={search} />
        <SortSelect columns={shown.filter(({ sortBy }) => sortBy)} sort={state.sorting[0]} />
        <div className="ms-auto flex flex-wrap gap-3">
          {props.csvName && <CsvButton name={props.csvName} rows={found} columns={props.columns} />}
          {props.actions}
        </div>
      </div>
      {error && <LoadFailed title={props.errorTitle} message={error} onRetry={props.onRetry} />}
      {!props.rows && !error && <TableSkeleton />}
      {props.rows && found.length === 0 && <NoRows {...props} />}
      {found.length > 0 && <TableView caption={caption} table={table} columns={shown} />}
      {found.length > PAGE_SIZE && (
        <TablePages
          {...state.pagination}
          total={found.length}
          onPage={(index) => setParams({ page: index === 0 ? '' : String(index + 1) })}
        />
      )}
    </section>
  );
}

function NoRows<Row extends object>({ rows, empty, noMatches }: ArrayTableProps<Row>) {
  if (rows && rows.length > 0) {
    return (
      <EmptyState title={noMatches.title} headingLevel={3}>
        {noMatches.text}
      </EmptyState>
    );
  }
  return (
    <EmptyState title={empty.title} headingLevel={3} action={empty.action}>
      {empty.text}
    </EmptyState>
  );
}
