import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { readSignedCopyEndpoint } from '#contracts/registration/signed-documents.ts';
import { messages } from '#words/office/dashboard/signed-documents.ts';
import { savePdf } from '../kit/table/save-file.ts';

interface SignedCopyButtonProps {
  /** Of a signature. */
  id: string;
  /** What is downloaded: read after the button's word. */
  of: string;
}

/** Saves the signed copy as a PDF, as the guardian was emailed it. */
export function SignedCopyButton({ id, of }: SignedCopyButtonProps) {
  const [busy, setBusy] = useState(false);

  async function download() {
    setBusy(true);
    const result = await callApi(readSignedCopyEndpoint, { id });
    setBusy(false);
    if (result.ok) {
      const { filename, pdf } = result.data;
      savePdf(
        filename,
        Uint8Array.from(atob(pdf), (character) => character.charCodeAt(0)),
      );
    } else {
      const { message: description } = result.error;
      void showToast({ title: messages.downloadFailed, description, tone: 'error' });
    }
  }

  return (
    <Button variant="outline" size="sm" loading={busy} onClick={() => void download()}>
      {busy ? messages.downloading : messages.download}
      <span className="sr-only"> {of}</span>
    </Button>
  );
}
