import type { ComponentProps, ReactNode } from 'react';
import { ColumnsMenu } from './ColumnsMenu.tsx';
import { CsvButton } from './CsvButton.tsx';
import { FilterField } from './FilterField.tsx';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { type FilterChoice, sortOf } from './table-query.ts';
import type { ColumnChoice } from './use-chosen-columns.ts';

interface TableToolbarProps {
  query: Readonly<Record<string, string>>;
  /** All but those for spreadsheets only; the rows can be sorted by one that is hidden. */
  columns: readonly { id: string; header: string; sortable?: boolean }[];
  filters: readonly FilterChoice[];
  choice: ColumnChoice | undefined;
  csv: ComponentProps<typeof CsvButton> | undefined;
  actions: ReactNode;
}

/** Search, filters, export and the tab's own buttons. */
export function TableToolbar({ query, columns, filters, choice, csv, actions }: TableToolbarProps) {
  return (
    <div className="flex flex-wrap items-start gap-3 [&_label]:text-sm">
      <SearchField value={query.search ?? ''} />
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} value={query[filter.name] ?? ''} />
      ))}
      <SortSelect columns={columns.filter(({ sortable }) => sortable)} sort={sortOf(query)} />
      <div className="ms-auto flex flex-wrap gap-3 self-end">
        {choice && <ColumnsMenu choice={choice} hasCsv={csv !== undefined} />}
        {csv && <CsvButton {...csv} />}
        {actions}
      </div>
    </div>
  );
}
