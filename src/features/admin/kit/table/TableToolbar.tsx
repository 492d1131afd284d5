import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { messages } from '#words/office/dashboard/table.ts';
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

/** More filters than these have a line of their own. */
const BESIDE_SEARCH = 3;

/** Search, filters, export and the tab's own buttons. Above cards all but the search and those fold away. */
export function TableToolbar({ query, columns, filters, choice, csv, actions }: TableToolbarProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const active = filters.filter(({ name }) => query[name]).length;
  const hasOwnLine = filters.length > BESIDE_SEARCH;
  const fold = isOpen ? '' : 'hidden';
  const choices = (
    <div
      id={id}
      className={`${fold} flex flex-wrap items-start gap-3 ${hasOwnLine ? 'w-full rows:flex' : 'rows:contents'}`}
    >
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} value={query[filter.name] ?? ''} />
      ))}
      <SortSelect columns={columns.filter(({ sortable }) => sortable)} sort={sortOf(query)} />
    </div>
  );
  return (
    <div className="flex flex-wrap items-start gap-3 [&_label]:text-sm">
      <SearchField value={query.search ?? ''} />
      <Button
        variant="quiet"
        className="min-h-11 self-end rows:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {filters.length > 0 ? messages.filters(active) : messages.options}
      </Button>
      {!hasOwnLine && choices}
      {(choice ?? csv) && (
        <div className={`${fold} flex flex-wrap gap-3 self-end rows:ms-auto rows:flex`}>
          {choice && <ColumnsMenu choice={choice} hasCsv={csv !== undefined} />}
          {csv && <CsvButton {...csv} />}
        </div>
      )}
      {actions && <div className="flex flex-wrap gap-3 self-end">{actions}</div>}
      {hasOwnLine && choices}
    </div>
  );
}
