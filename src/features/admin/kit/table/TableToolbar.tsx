import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import type { AdminColumn } from './column.ts';
import { downloadCsv, exportCsv } from './export-csv.ts';
import { FilterField } from './FilterField.tsx';
import { tableMessages as messages } from './messages.ts';
import { SearchField } from './SearchField.tsx';
import { SortSelect } from './SortSelect.tsx';
import { type FilterChoice, readTableQuery } from './table-query.ts';
import type { TableEndpoint } from './use-rows.ts';

interface TableToolbarProps<Row> {
  endpoint: TableEndpoint<Row>;
  query: Readonly<Record<string, string>>;
  columns: readonly AdminColumn<Row>[];
  filters: readonly FilterChoice[];
  csvName: string | undefined;
  actions: ReactNode;
}

/** Search, filters, export and the tab's own buttons. */
export function TableToolbar<Row>(props: TableToolbarProps<Row>) {
  const { endpoint, query, columns, filters, csvName, actions } = props;
  const [exporting, setExporting] = useState(false);

  async function runExport(name: string) {
    setExporting(true);
    try {
      downloadCsv(name, await exportCsv(endpoint, query, columns));
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      void showToast({ title: messages.exportFailed, description, tone: 'error' });
    } finally {
      setExporting(false);
    }
  }

  return (
    <div className="flex flex-wrap items-start gap-3">
      <SearchField value={query.search ?? ''} />
      {filters.map((filter) => (
        <FilterField key={filter.name} filter={filter} value={query[filter.name] ?? ''} />
      ))}
      <SortSelect
        columns={columns.filter(({ sortable, hidden }) => sortable && !hidden)}
        sort={readTableQuery(query).sorting[0]}
      />
      <div className="ms-auto flex flex-wrap gap-3 self-end">
        {csvName && (
          <Button variant="outline" loading={exporting} onClick={() => void runExport(csvName)}>
            {exporting ? messages.exporting : messages.exportCsv}
          </Button>
        )}
        {actions}
      </div>
    </div>
  );
}
