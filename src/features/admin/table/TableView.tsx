import { type ComponentProps, memo } from 'react';
import type { AdminColumn } from './column.ts';
import { TableHead } from './TableHead.tsx';

interface TableViewProps<Row> {
  /** Read by screen readers before the table. */
  caption: string;
  /** TanStack's, whatever its features. */
  table: ComponentProps<typeof TableHead>['table'] & {
    getRowModel(): { rows: readonly { id: string; original: Row }[] };
  };
  columns: readonly AdminColumn<Row>[];
}

/** The markup of every table: it scrolls in itself, under headings that stay in sight. */
export function TableView<Row>({ caption, table, columns }: TableViewProps<Row>) {
  return (
    // Positioned, or the words for screen readers in its cells would widen the page itself.
    <div className="relative max-h-[75dvh] overflow-auto rounded-lg border border-line">
      <table className="w-full border-collapse text-sm">
        <caption className="sr-only">{caption}</caption>
        <TableHead table={table} columns={columns} />
        <TableRows rows={table.getRowModel().rows} columns={columns} />
      </table>
    </div>
  );
}

interface TableRowsProps<Row> {
  rows: readonly { id: string; original: Row }[];
  columns: readonly AdminColumn<Row>[];
}

function AllRows<Row>({ rows, columns }: TableRowsProps<Row>) {
  return (
    <tbody>
      {rows.map((row) => (
        <tr key={row.id} className="border-t border-line hover:bg-tint">
          {columns.map((column) => (
            <td
              key={column.id}
              className={`px-2 py-2 align-top ${column.align === 'end' ? 'tabular text-end' : ''} ${column.pinned ? 'bg-surface sm:sticky sm:end-0' : ''}`}
            >
              {column.cell(row.original)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Drawn anew for new rows only: a question changes the address, and says that it is asked, before that. */
const TableRows = memo(AllRows) as typeof AllRows;
