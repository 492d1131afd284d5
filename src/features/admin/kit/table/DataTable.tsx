import {
  rowPaginationFeature,
  rowSortingFeature,
  type SortingState,
  tableFeatures,
  useTable,
} from '@tanstack/react-table';
import { type ReactNode, useEffect, useMemo } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { PAGE_SIZE } from '#contracts/records/table.ts';
import { useAdminLocation } from '../admin-location.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import type { AdminColumn } from './column.ts';
import { tableMessages as messages } from './messages.ts';
import { TablePages } from './TablePages.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { TableView } from './TableView.tsx';
import type { FilterChoice } from './table-query.ts';
import { readTableQuery } from './table-query.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import type { Rows, TableEndpoint } from './use-rows.ts';

const features = tableFeatures({ rowSortingFeature, rowPaginationFeature });
const NO_ROWS: never[] = [];

interface DataTableProps<Row extends object> {
  /** Read by screen readers before the table. */
  caption: string;
  endpoint: TableEndpoint<Row>;
  /** From `useTableRows`. */
  table: { rows: Rows<Row>; query: Readonly<Record<string, string>> };
  columns: readonly AdminColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Shown when there is nothing at all, or nothing behind a filter; a search that finds nothing says so. */
  empty: { title: string; text?: string; action?: ReactNode };
  filters?: readonly FilterChoice[];
  /** Name of the CSV file; no export without it. */
  csvName?: string;
  /** The heading of the error, such as 'Error fetching games'. */
  errorTitle: string;
  /** Buttons at the end of the toolbar, such as Add. */
  actions?: ReactNode;
}

/**
 * A table over server-side paging. The state of the question is in the address bar; TanStack Table
 * holds the model, this the markup.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, table: source, rowKey, empty, errorTitle } = props;
  const { page, loading, error, reload } = source.rows;
  const { setParams } = useAdminLocation();
  const { sorting, pagination } = readTableQuery(source.query);
  const shown = useMemo(() => props.columns.filter(({ hidden }) => !hidden), [props.columns]);
  const columns = useMemo(
    () =>
      shown.map((column) => ({
        id: column.id,
        header: column.header,
        accessorFn: (row: Row) => row,
        enableSorting: column.sortable === true,
      })),
    [shown],
  );
  const table = useTable({
    features,
    columns,
    data: page?.rows ?? (NO_ROWS as Row[]),
    getRowId: rowKey,
    manualSorting: true,
    sortDescFirst: false,
    enableSortingRemoval: false,
    manualPagination: true,
    rowCount: page?.total ?? 0,
    state: { sorting, pagination },
    onSortingChange: (change) => {
      const next: SortingState = typeof change === 'function' ? change(sorting) : change;
      const [first] = next;
      setParams({
        sort: first?.id ?? '',
        direction: first ? (first.desc ? 'desc' : 'asc') : '',
        page: '',
      });
    },
  });
  const isEmpty = page !== undefined && page.total === 0;
  // As after the only row of the last page was deleted, or by an address of last week.
  const lastPage = Math.max(1, Math.ceil((page?.total ?? 0) / PAGE_SIZE));
  const isBeyond = page !== undefined && !isEmpty && page.rows.length === 0;
  useEffect(() => {
    if (isBeyond && !loading) setParams({ page: lastPage === 1 ? '' : String(lastPage) }, false);
  }, [isBeyond, loading, lastPage, setParams]);
  const isSearch = Boolean(source.query.search);
  const keptFocus = useKeptFocus();
  return (
    <section
      {...keptFocus}
      className="@container flex min-w-0 flex-col gap-4 outline-none"
      aria-label={caption}
      aria-busy={loading}
    >
      <TableToolbar
        endpoint={props.endpoint}
        query={source.query}
        columns={props.columns}
        filters={props.filters ?? NO_ROWS}
        csvName={props.csvName}
        actions={props.actions}
      />
      {error && <LoadFailed title={errorTitle} message={error.message} onRetry={reload} />}
      {page?.more && <Alert title={messages.more} />}
      {(!page || isBeyond) && !error && <TableSkeleton />}
      {isEmpty && (
        <EmptyState
          title={isSearch ? messages.noMatches : empty.title}
          headingLevel={3}
          action={!isSearch && empty.action}
        >
          {isSearch ? messages.noMatchesText : empty.text}
        </EmptyState>
      )}
      {page && page.rows.length > 0 && (
        <TableView caption={caption} table={table} columns={shown} />
      )}
      {page && page.total > PAGE_SIZE && (
        <TablePages
          pageIndex={pagination.pageIndex}
          pageSize={pagination.pageSize}
          total={page.total}
          onPage={(index) => setParams({ page: index === 0 ? '' : String(index + 1) })}
        />
      )}
    </section>
  );
}
