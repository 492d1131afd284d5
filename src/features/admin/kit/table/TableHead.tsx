import { messages } from '#words/office/dashboard/table.ts';
import { useAdminLocation } from '../admin-location.ts';
import { ACTIONS, type AdminColumn } from './column.ts';
import type { TableSort } from './table-query.ts';

interface TableHeadProps<Row> {
  columns: readonly AdminColumn<Row>[];
  sort: TableSort | undefined;
}

/** The row of headings, which stays in sight; those that sort are buttons. */
export function TableHead<Row>({ columns, sort }: TableHeadProps<Row>) {
  const { setParams } = useAdminLocation();
  return (
    <thead className="sticky top-15 z-10 hidden bg-tint text-xs text-muted shadow-[0_1px_0_var(--line)] group-[[role=group]]/area:top-0 rows:table-header-group">
      <tr>
        {columns.map(({ id, header, align, sortable }, index) => {
          const isAscending = sort?.id === id ? !sort.desc : undefined;
          return (
            <th
              key={id}
              scope="col"
              aria-sort={
                isAscending === undefined ? undefined : isAscending ? 'ascending' : 'descending'
              }
              className={`px-2 py-1.5 font-semibold whitespace-nowrap ${isAscending === undefined ? '' : 'text-ink'} ${align === 'end' || id === ACTIONS ? 'text-end' : 'text-start'} ${index === 0 ? 'sticky start-0 bg-tint' : ''} ${id === ACTIONS ? 'sticky end-0 bg-tint' : ''}`}
            >
              {sortable ? (
                <button
                  type="button"
                  title={messages.sortBy(header)}
                  onClick={() =>
                    setParams({ sort: id, direction: isAscending ? 'desc' : 'asc', page: '' })
                  }
                  className="inline-flex min-h-7 items-center gap-1 whitespace-nowrap hover:text-ink hover:underline"
                >
                  {header}
                  <span aria-hidden="true">
                    {isAscending === undefined ? '↕' : isAscending ? '↑' : '↓'}
                  </span>
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
