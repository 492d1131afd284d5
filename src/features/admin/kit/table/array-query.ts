import { PAGE_SIZE } from '#contracts/records/table.ts';
import type { AdminColumn } from './column.ts';

/** A column whose rows are all in the browser. */
export interface ArrayColumn<Row> extends AdminColumn<Row> {
  /** What the rows are sorted by; without it the column does not sort. */
  sortBy?: (row: Row) => string | number;
}

/**
 * Pure: the address as TanStack Table states it. Columns that are not there do not sort, and a page
 * beyond the last, as after a search, is the last.
 */
export function readArrayQuery<Row>(
  params: Readonly<Record<string, string>>,
  columns: readonly ArrayColumn<Row>[],
  total: number,
  defaultSort: { id: string; desc: boolean } | undefined,
) {
  const sorted = columns.find(({ id, sortBy }) => sortBy && id === params.sort);
  const asked = Number(params.page ?? 1);
  const last = Math.max(1, Math.ceil(total / PAGE_SIZE));
  const page = Number.isInteger(asked) && asked > 0 ? Math.min(asked, last) : 1;
  return {
    sorting: sorted
      ? [{ id: sorted.id, desc: params.direction === 'desc' }]
      : defaultSort
        ? [defaultSort]
        : [],
    pagination: { pageIndex: page - 1, pageSize: PAGE_SIZE },
  };
}
