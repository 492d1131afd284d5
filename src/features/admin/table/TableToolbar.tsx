import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { Select } from '#components/ui/Select.tsx';
import { TextInput } from '#components/ui/TextInput.tsx';
import { showToast } from '#components/ui/toast.ts';
import { useAdminLocation } from '../frame/admin-location.ts';
import type { AdminColumn } from './column.ts';
import { downloadCsv, exportCsv } from './export-csv.ts';
import { tableMessages as messages } from './messages.ts';
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

/** Milliseconds after the last key before the server is asked. */
const TYPING_PAUSE = 150;

function SearchField({ value }: { value: string }) {
  const { setParams } = useAdminLocation();
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<number>(undefined);
  // Back and forward change the address under the field; typing in it must not be undone by that.
  useEffect(() => {
    if (input.current && document.activeElement !== input.current) input.current.value = value;
  }, [value]);
  useEffect(() => () => window.clearTimeout(timer.current), []);
  return (
    <Field label={messages.search} className="min-w-48 flex-1 sm:max-w-80">
      <TextInput
        ref={input}
        type="search"
        defaultValue={value}
        onInput={(event) => {
          const typed = event.currentTarget.value;
          window.clearTimeout(timer.current);
          timer.current = window.setTimeout(
            () => setParams({ search: typed, page: '' }, false),
            TYPING_PAUSE,
          );
        }}
      />
    </Field>
  );
}
