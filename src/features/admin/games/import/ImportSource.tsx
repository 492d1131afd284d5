import { type FormEvent, useState } from 'react';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Field } from '#components/ui/Field.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { messages } from '#words/office/dashboard/games/import.ts';
import { FileInput } from '../../kit/FileInput.tsx';
import { readTableFile, readTableText, type TableReading } from './read-table.ts';

interface ImportSourceProps {
  /** Why the last file was refused. */
  refused: string | undefined;
  onRead: (reading: TableReading) => void;
}

/** A file, or rows pasted from a spreadsheet. */
export function ImportSource({ refused, onRead }: ImportSourceProps) {
  const [busy, setBusy] = useState(false);

  async function read(reading: Promise<TableReading>) {
    setBusy(true);
    try {
      onRead(await reading);
    } catch {
      // The reader itself is a file, loaded when it is first needed.
      onRead({ problem: 'unreadable' });
    } finally {
      setBusy(false);
    }
  }

  function readPasted(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('rows');
    void read(readTableText(String(text ?? '')));
  }

  return (
    <form onSubmit={readPasted} className="flex max-w-measure flex-col gap-5">
      <p>{messages.intro}</p>
      <p className="text-muted">{messages.again}</p>
      {refused && (
        <Alert tone="error" title={messages.failedTitle}>
          {refused}
        </Alert>
      )}
      <Field label={messages.file}>
        <FileInput accept=".csv,.tsv,.txt,text/csv" onFile={(file) => read(readTableFile(file))} />
      </Field>
      <Field label={messages.paste} hint={messages.pasteHint}>
        <TextArea name="rows" rows={8} className="text-sm" spellCheck={false} />
      </Field>
      <div>
        <Button type="submit" variant="secondary" loading={busy}>
          {busy ? messages.checking : messages.check}
        </Button>
      </div>
    </form>
  );
}
