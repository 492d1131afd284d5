import type { AdminColumn } from './column.ts';
import { tableMessages as messages } from './messages.ts';

interface SortableColumn {
  getCanSort(): boolean;
  getIsSorted(): false | 'asc' | 'desc';
  toggleSorting(): void;
}

interface TableHeadProps<Row> {
  table: { getColumn(id: string): SortableColumn | undefined };
  columns: readonly AdminColumn<Row>[];
}

const SORTED = { asc: 'ascending', desc: 'descending' } as const;

/** The row of headings, which stays in sight; those that sort are buttons. */
export function TableHead<Row>({ table, columns }: TableHeadProps<Row>) {
  return (
    <thead className="sticky top-0 z-10 hidden bg-surface shadow-[0_1px_0_var(--line)] @4xl:table-header-group">
      <tr>
        {columns.map(({ id, header, align }) => {
          const column = table.getColumn(id);
          const sorted = column?.getIsSorted() || undefined;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={sorted && SORTED[sorted]}
              className={`px-2 py-2 font-semibold ${align === 'end' ? 'text-end' : 'text-start'}`}
            >
              {column?.getCanSort() ? (
                <button
                  type="button"
                  title={messages.sortBy(header)}
                  onClick={() => column.toggleSorting()}
                  className="inline-flex items-center gap-1 text-start hover:underline"
                >
                  {header}
                  <span aria-hidden="true">{sorted ? (sorted === 'asc' ? '↑' : '↓') : '↕'}</span>
                </button>
              ) : (
                header
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
