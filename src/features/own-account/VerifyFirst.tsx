import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { requestVerification } from '#contracts/accounts.ts';
import { messages } from './messages.ts';

/** In place of the records, until the address is verified. */
export function VerifyFirst({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const words = messages.unverified;

  async function send() {
    setBusy(true);
    const answer = await callApi(requestVerification, {});
    setBusy(false);
    if (answer.ok) return showToast({ ...words.mailed, tone: 'success' });
    return showToast({ title: words.failed, description: answer.error.message, tone: 'error' });
  }

  return (
    <Alert
      title={words.title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="sm" loading={busy} onClick={() => void send()}>
            {words.action}
          </Button>
          <Button size="sm" variant="outline" onClick={() => window.location.reload()}>
            {words.again}
          </Button>
        </div>
      }
    >
      {words.text(email)}
    </Alert>
  );
}
