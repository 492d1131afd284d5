import { type ReactNode, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { showToast } from '#components/ui/toast.ts';
import { useAdminLocation } from '../frame/admin-location.ts';
import type { AdminColumn } from './column.ts';
import { downloadCsv, exportCsv } from './export-csv.ts';
import { tableMessages as messages } from './messages.ts';
import { SearchField } from './SearchField.tsx';
import type { FilterChoice } from './table-query.ts';
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
  const { setParams } = useAdminLocation();
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
    <div className="flex flex-wrap items-end gap-3">
      <SearchField value={query.search ?? ''} />
      {filters.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select
            value={query[name] ?? ''}
            onChange={(event) => setParams({ [name]: event.currentTarget.value, page: '' })}
          >
            <option value="">{messages.all}</option>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </Select>
        </Field>
      ))}
      <div className="ms-auto flex flex-wrap gap-3">
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
