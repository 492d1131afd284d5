import { memo } from 'react';
import { ScrollArea } from '#components/ui/ScrollArea.tsx';
import { ACTIONS, type AdminColumn, isSaid, titleOf } from './column.ts';
import { TableHead } from './TableHead.tsx';
import type { TableSort } from './table-query.ts';

interface TableViewProps<Row> {
  /** Read by screen readers before the table. */
  caption: string;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  columns: readonly AdminColumn<Row>[];
  sort: TableSort | undefined;
}

/** Said apart, because browsers forget what a table is where CSS shows its parts as blocks. */
const AS = {
  table: { role: 'table' },
  body: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
} as const;

/** Columns that a tablet has room for. */
const FEW = 5;

/** The class of the element that a table stands in, and whose width decides between rows and cards. */
export function containerOf(columns: number): string {
  return columns <= FEW ? '@container/few' : '@container';
}

/**
 * The markup of every table: rows under headings that stay in sight where there is room for all columns,
 * else a card a row. Long words break, so that nothing is pushed out of sight. It stands in what `containerOf` gives.
 */
export function TableView<Row>({ caption, rows, rowKey, columns, sort }: TableViewProps<Row>) {
  return (
    // Positioned, or the words for screen readers in its cells would widen the page itself.
    <ScrollArea
      label={caption}
      className="relative rows:max-h-[75dvh] rows:overflow-auto rows:rounded-lg rows:border rows:border-line rows:bg-surface"
    >
      <table {...AS.table} className="dense block w-full border-collapse text-sm rows:table">
        <caption className="sr-only">{caption}</caption>
        <TableHead columns={columns} sort={sort} />
        <TableRows rows={rows} rowKey={rowKey} columns={columns} />
      </table>
    </ScrollArea>
  );
}

type TableRowsProps<Row> = Pick<TableViewProps<Row>, 'rows' | 'rowKey' | 'columns'>;

function AllRows<Row>({ rows, rowKey, columns }: TableRowsProps<Row>) {
  const title = titleOf(columns);
  return (
    <tbody {...AS.body} className="grid gap-3 rows:table-row-group">
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          {...AS.row}
          className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-4 gap-y-3 rounded-lg border border-line p-4 group hover:bg-tint rows:table-row rows:rounded-none rows:border-0 rows:border-t"
        >
          {columns.map((column, index) => (
            <td
              key={column.id}
              {...AS.cell}
              data-label={column.header}
              className={`min-w-0 empty:hidden rows:px-2 rows:empty:table-cell rows:py-2.5 rows:align-top ${placeOf(column, title)} ${stickyAt(index, column, columns)} ${column.align === 'end' ? 'tabular rows:text-end rows:whitespace-nowrap' : ''}`}
            >
              {isSaid(column, row) && column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

const LABELED =
  'before:block before:text-xs before:text-muted before:content-[attr(data-label)] rows:before:content-none';

/** On a card a badge such as 'Partially refunded' takes two lines: the cell is as wide as a short word. */
const WRAPPED = '[&_.rounded-full]:whitespace-normal rows:[&_.rounded-full]:whitespace-nowrap';

/** Where on a card a cell stands: its name on top, then sums and status, what can be done at the end. */
function placeOf<Row>(column: AdminColumn<Row>, title: AdminColumn<Row> | undefined): string {
  if (column.card === 'picture') return 'order-first col-span-full';
  if (column === title) {
    return 'order-first col-span-full text-base break-words rows:max-w-44 rows:text-sm';
  }
  // A button's word never breaks.
  if (column.id === ACTIONS) return 'order-last col-span-full rows:w-px rows:whitespace-nowrap';
  // A sum that broke would be read as another.
  const breaks =
    column.align === 'end'
      ? 'wrap-normal'
      : column.wide
        ? 'col-span-full break-words'
        : 'break-words rows:max-w-44';
  return `${column.card === 'top' ? '-order-1' : ''} ${breaks} ${WRAPPED} ${LABELED}`;
}

/** While a wide table is scrolled sideways, whose row it is and what can be done stay in sight. */
function stickyAt<Row>(
  index: number,
  { id }: AdminColumn<Row>,
  columns: readonly AdminColumn<Row>[],
): string {
  const look = 'rows:sticky rows:bg-surface rows:group-hover:bg-tint';
  if (index === 0) return `${look} rows:start-0`;
  return id === ACTIONS && index === columns.length - 1 ? `${look} rows:end-0` : '';
}

/** Drawn anew for new rows only: a question changes the address, and says that it is asked, before that. */
const TableRows = memo(
  AllRows,
  // What names a row is the same however often it is written down.
  (before, now) => before.rows === now.rows && before.columns === now.columns,
) as typeof AllRows;
