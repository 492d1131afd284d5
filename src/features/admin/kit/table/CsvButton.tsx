import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import type { AdminColumn } from './column.ts';
import { downloadCsv, toCsv } from './export-csv.ts';
import { tableMessages as messages } from './messages.ts';

interface CsvButtonProps<Row> {
  /** Of the file, without its ending. */
  name: string;
  rows: readonly Row[];
  columns: readonly AdminColumn<Row>[];
}

/** Offers rows that are in the browser as a CSV file. */
export function CsvButton<Row>({ name, rows, columns }: CsvButtonProps<Row>) {
  const [busy, setBusy] = useState(false);

  async function exportRows() {
    setBusy(true);
    try {
      downloadCsv(name, await toCsv(rows, columns));
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      void showToast({ title: messages.exportFailed, description, tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="outline" loading={busy} onClick={() => void exportRows()}>
      {busy ? messages.exporting : messages.exportCsv}
    </Button>
  );
}
