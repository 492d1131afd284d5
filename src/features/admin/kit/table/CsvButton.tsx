import { useState } from 'react';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { messages } from '#words/office/dashboard/table.ts';
import { downloadCsv } from './export-csv.ts';

interface CsvButtonProps {
  /** Of the file, without its ending. */
  name: string;
  make: () => Promise<string>;
}

/** Offers rows as a CSV file. */
export function CsvButton({ name, make }: CsvButtonProps) {
  const [busy, setBusy] = useState(false);

  async function exportRows() {
    setBusy(true);
    try {
      downloadCsv(name, await make());
    } catch (error) {
      const description = error instanceof Error ? error.message : String(error);
      void showToast({ title: messages.exportFailed, description, tone: 'error' });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button variant="quiet" className="min-h-11" loading={busy} onClick={() => void exportRows()}>
      {busy ? messages.exporting : messages.exportCsv}
    </Button>
  );
}
