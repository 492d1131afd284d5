import { useRef, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import type { ToastMessage } from '#components/ui/toast-message.ts';
import { retryMailEndpoint, type UnsentMail } from '#contracts/activity/dashboard.ts';
import { messages as activityMessages } from '#words/office/dashboard/activity.ts';
import { formatInstant } from '../kit/instants.ts';

const messages = activityMessages.mail;

/** Has a mail tried at once, and tells what came of it: four things can, so the toast is not one of success. */
export function RetryMail({ mail, onDone }: { mail: UnsentMail; onDone: () => void }) {
  const [busy, setBusy] = useState(false);
  const running = useRef(false);

  async function retry() {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    void showToast(await tryAgain(mail.id));
    running.current = false;
    setBusy(false);
    onDone();
  }

  return (
    <Button
      variant="quiet"
      loading={busy}
      aria-label={messages.retryMail(mail.subject, mail.to)}
      onClick={() => void retry()}
    >
      {busy ? messages.retrying : messages.retry}
    </Button>
  );
}

async function tryAgain(id: string): Promise<ToastMessage> {
  const result = await callApi(retryMailEndpoint, { id });
  if (!result.ok) {
    return { title: messages.failed, description: result.error.message, tone: 'error' };
  }
  const { status, lastError, nextAttemptAt } = result.data;
  if (status === 'sent') return { ...messages.sent, tone: 'success' };
  if (status === 'dropped') return messages.dropped;
  if (lastError) return { title: messages.failedAgain, description: lastError, tone: 'error' };
  const description = messages.waits.description(formatInstant(nextAttemptAt));
  return { title: messages.waits.title, description };
}
