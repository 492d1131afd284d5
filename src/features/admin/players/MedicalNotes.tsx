import { useState } from 'react';
import { type ApiResult, callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { readMedicalNote } from '#contracts/admin/players.ts';
import { medicalMessages as messages } from './messages.ts';

/** A player's medical notes, read when asked for and forgotten with the dialog. */
export function MedicalNotes({ id }: { id: string }) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ApiResult<{ text: string | null }>>();

  async function show() {
    setBusy(true);
    setResult(await callApi(readMedicalNote, { id }));
    setBusy(false);
  }

  return (
    <section className="flex flex-col items-start gap-2">
      <h3 className="text-h3">{messages.heading}</h3>
      <div role="status" className="w-full">
        {result?.ok && <p className="whitespace-pre-wrap">{result.data.text ?? messages.none}</p>}
      </div>
      {result && !result.ok && (
        <Alert tone="error" title={messages.failed} className="w-full">
          {result.error.message}
        </Alert>
      )}
      {!result?.ok && (
        <>
          <p className="text-sm text-muted">{messages.hint}</p>
          <Button variant="outline" size="sm" loading={busy} onClick={() => void show()}>
            {busy ? messages.showing : messages.show}
          </Button>
        </>
      )}
    </section>
  );
}
