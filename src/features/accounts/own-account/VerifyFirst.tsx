import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { renewSession } from '#browser/session/mailed-link.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import { requestVerificationEndpoint } from '#contracts/accounts/session.ts';
import { messages } from '#words/account/records.ts';

/** In place of the records, until the address is verified. */
export function VerifyFirst({ email }: { email: string }) {
  const [busy, setBusy] = useState(false);
  const words = messages.unverified;

  async function send() {
    setBusy(true);
    const answer = await callApi(requestVerificationEndpoint, {});
    setBusy(false);
    if (answer.ok) return showToast({ ...words.mailed, tone: 'success' });
    return showToast({ title: words.failed, description: answer.error.message, tone: 'error' });
  }

  /** In another browser, perhaps: a token as old as this page does not know of it. */
  async function again() {
    try {
      await renewSession();
    } catch {
      window.location.reload();
    }
  }

  return (
    <Alert
      title={words.title}
      action={
        <div className="flex flex-wrap gap-3">
          <Button size="sm" loading={busy} onClick={() => void send()}>
            {words.action}
          </Button>
          <Button size="sm" variant="outline" onClick={() => void again()}>
            {words.again}
          </Button>
        </div>
      }
    >
      {words.text(email)}
    </Alert>
  );
}
