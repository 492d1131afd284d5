import { memo } from 'react';
import { ScrollArea } from '#components/ui/ScrollArea.tsx';
import { ACTIONS, type AdminColumn, isLabeled, isSaid, titleOf } from './column.ts';
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
      // Scrolled sideways only where it has to be: else the page scrolls it, and its headings stay below the site's.
      className="group/area relative rows:overflow-clip rows:rounded-lg rows:border rows:border-line rows:bg-surface rows:[&[role=group]]:overflow-x-auto"
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
  const corner = cornerOf(columns);
  // On one line with what is written on a row's buttons.
  const hasActions = columns.some(({ id }) => id === ACTIONS);
  // The last line of a card begins anew, or its button would stand after whatever fact came last.
  const foot = columns.some(({ card }) => card === 'foot') ? FOOT_LINE : '';
  return (
    <tbody {...AS.body} className="grid grid-cols-1 gap-3 rows:table-row-group">
      {rows.map((row) => (
        <tr
          key={rowKey(row)}
          {...AS.row}
          className={`flex flex-wrap items-baseline gap-x-3 gap-y-1 rounded-lg border border-line px-4 py-3 group before:-order-2 before:w-full hover:bg-tint has-[[type=checkbox]]:ps-11 relative rows:table-row rows:before:hidden rows:rounded-none rows:border-0 rows:border-t ${foot}`}
        >
          {columns.map((column, index) => (
            <td
              key={column.id}
              {...AS.cell}
              data-label={typeof column.labeled === 'string' ? column.labeled : column.header}
              className={`min-w-0 empty:hidden rows:px-2 rows:empty:table-cell rows:pb-2.5 rows:align-top ${column.id === ACTIONS || !hasActions ? 'rows:pt-2.5' : 'rows:pt-4'} ${placeOf(column, title, corner)} ${column.isUsual?.(row) ? 'hidden rows:table-cell' : ''} ${stickyAt(index, column, columns)} ${column.align === 'end' ? 'tabular whitespace-nowrap rows:text-end' : ''}`}
            >
              {isSaid(column, row) && column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Its heading: for ears only where the value says what it is, as nearly all do. */
const LABELED = 'before:content-[attr(data-label)] rows:before:content-none';

const FOOT_LINE = 'after:order-1 after:w-full rows:after:hidden';

/** Where on a card a cell stands: name and sum on top, then badges and facts, and in the last line dates and what can be done. */
function placeOf<Row>(
  column: AdminColumn<Row>,
  title: AdminColumn<Row> | undefined,
  corner: AdminColumn<Row> | undefined,
): string {
  if (column.card === 'picture') return '-order-5 w-24 self-start rows:w-auto';
  if (column === title) {
    // As wide as a sentence where there is room, and where there is none no word holds it open.
    return '-order-4 flex-1 basis-28 text-base wrap-anywhere rows:max-w-96 rows:min-w-36 rows:text-sm';
  }
  // A button's word never breaks.
  if (column.id === ACTIONS) return 'order-last ms-auto rows:w-px rows:whitespace-nowrap';
  const room = column.roomy ? 'rows:max-w-96' : 'rows:max-w-44';
  const isShown = column === corner ? column.labeled : isLabeled(column);
  const label = `${LABELED} ${isShown ? 'before:me-1' : 'before:sr-only'}`;
  if (column === corner) {
    const end = column.align === 'end' ? '' : 'rows:text-start';
    return `-order-3 text-end text-base font-semibold rows:text-sm rows:font-normal ${end} ${label}`;
  }
  if (column.wide) return `-order-1 w-full break-words rows:w-auto ${room} ${label}`;
  if (column.card === 'top' || column.card === 'corner') return `-order-1 ${label}`;
  // A sum that broke would be read as another.
  const breaks = column.align === 'end' ? 'wrap-normal' : `break-words ${room}`;
  // What has a label is told apart from it.
  const ink = isShown ? 'before:text-muted' : 'text-muted rows:text-ink';
  return `${ink} ${breaks} ${label} ${column.card === 'foot' ? 'order-2' : ''}`;
}

/** What stands beside the name on a card: a sum, or what is short and says it all. A status would make long names and addresses break. */
function cornerOf<Row>(columns: readonly AdminColumn<Row>[]): AdminColumn<Row> | undefined {
  return columns.find(
    ({ card, align }) => card === 'corner' || (card === 'top' && align === 'end'),
  );
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
