import { type ReactNode, useEffect, useMemo } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { PAGE_SIZE } from '#contracts/records/table.ts';
import { messages } from '#words/office/dashboard/table.ts';
import { useAdminLocation } from '../admin-location.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { UnreadableNote } from '../UnreadableNote.tsx';
import { type AdminColumn, tellingOf } from './column.ts';
import { rangeOf, TablePages } from './TablePages.tsx';
import { TableSkeleton } from './TableSkeleton.tsx';
import { TableStatus } from './TableStatus.tsx';
import { TableToolbar } from './TableToolbar.tsx';
import { containerOf, TableView } from './TableView.tsx';
import { type FilterChoice, sortOf, type TableData } from './table-query.ts';
import { useChosenColumns } from './use-chosen-columns.ts';
import { useKeptFocus } from './use-kept-focus.ts';

interface DataTableProps<Row extends object> {
  /** Read by screen readers before the table. */
  caption: string;
  /** The tab's own heading says the same, right above. */
  hasHeading?: boolean;
  /** What the chosen columns are remembered under, where the file's name is not always the same. */
  name?: string;
  /** From `useTableRows`, or from `useArrayRows` where all rows are in the browser. */
  table: TableData<Row>;
  columns: readonly AdminColumn<Row>[];
  rowKey: (row: Row) => string;
  /** Shown when there is nothing at all, or nothing behind a filter. */
  empty: { title: string; text?: string; action?: ReactNode };
  /** Shown when a search finds nothing. */
  noMatches?: { title: string; text?: string };
  filters?: readonly FilterChoice[];
  /** Name of the CSV file; no export without it. */
  csvName?: string;
  /** The heading of the error, such as 'Error fetching games'. */
  errorTitle: string;
  /** Buttons at the end of the toolbar, such as Add. */
  actions?: ReactNode;
}

/** The one table of the dashboard. The state of its question is in the address bar. */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { caption, table, empty, errorTitle } = props;
  const { query, rows } = table;
  const { page, loading, error, reload } = rows;
  const { setParams, replaceParams } = useAdminLocation();
  const pageRows = page?.rows;
  // The same array while nothing changes.
  const columns = useMemo(
    () => tellingOf(props.columns, pageRows ?? [], query.sort),
    [props.columns, pageRows, query.sort],
  );
  const { shown, choice } = useChosenColumns(props.name ?? props.csvName ?? caption, columns);
  const isEmpty = page !== undefined && page.total === 0;
  // As after the only row of the last page was deleted, or by an address of last week.
  const lastPage = Math.max(1, Math.ceil((page?.total ?? 0) / PAGE_SIZE));
  const hasNone = page !== undefined && !isEmpty && page.rows.length === 0;
  const number = Number(query.page ?? 1);
  const isBehindOne = query.after !== undefined || query.before !== undefined;
  const isBeyond = hasNone && (number > lastPage || isBehindOne);
  useEffect(() => {
    if (isBeyond && !loading) replaceParams({ page: lastPage === 1 ? '' : String(lastPage) });
  }, [isBeyond, loading, lastPage, replaceParams]);
  const keptFocus = useKeptFocus();
  const total = page?.total ?? 0;
  const found = total > PAGE_SIZE ? rangeOf(number - 1, total) : messages.results(total);
  return (
    <section
      {...keptFocus}
      className={`${containerOf(shown.length)} flex min-w-0 flex-col gap-4 outline-none`}
      aria-label={caption}
      aria-busy={loading}
    >
      {!props.hasHeading && <h3 className="sr-only">{caption}</h3>}
      <TableToolbar
        query={query}
        columns={props.columns.filter(({ hidden }) => !hidden)}
        filters={props.filters ?? []}
        choice={choice}
        csv={
          props.csvName ? { name: props.csvName, make: () => table.csv(props.columns) } : undefined
        }
        actions={props.actions}
      />
      <TableStatus
        question={JSON.stringify(query)}
        found={page && !loading && !error ? found : undefined}
      />
      {error && <LoadFailed title={errorTitle} message={error} onRetry={reload} />}
      {page?.more && <Alert title={messages.more} />}
      {(!page || isBeyond) && !error && <TableSkeleton />}
      {hasNone && !isBeyond && !loading && (
        <UnreadableNote
          count={Math.min(PAGE_SIZE, page.total - (number - 1) * PAGE_SIZE)}
          text={messages.unreadable}
        />
      )}
      {isEmpty && <NoRows {...(query.search ? (props.noMatches ?? messages.noMatches) : empty)} />}
      {page && page.rows.length > 0 && (
        <TableView
          caption={caption}
          rows={page.rows}
          rowKey={props.rowKey}
          columns={shown}
          sort={sortOf(query)}
        />
      )}
      {page && page.total > PAGE_SIZE && (
        <TablePages
          pageIndex={number - 1}
          total={page.total}
          onPage={(index) =>
            setParams({ ...table.besides, ...paramsOfPage(index, number - 1, page) })
          }
        />
      )}
    </section>
  );
}

/** The address of a page beside this one: its number, and the record that it lies behind or before. */
function paramsOfPage(
  index: number,
  shown: number,
  { next = '', previous = '' }: { next?: string | undefined; previous?: string | undefined },
): Record<string, string> {
  if (index === 0) return { page: '' };
  return { page: String(index + 1), ...(index > shown ? { after: next } : { before: previous }) };
}

function NoRows({ title, text, action }: DataTableProps<object>['empty']) {
  return (
    <EmptyState title={title} headingLevel={3} action={action}>
      {text}
    </EmptyState>
  );
}
