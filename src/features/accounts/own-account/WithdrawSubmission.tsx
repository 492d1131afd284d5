import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { showToast } from '#components/ui/toast.ts';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import { cancelUploadsEndpoint } from '#contracts/gallery/upload.ts';
import { messages as words } from '#words/account/withdraw.ts';
import { passFocusOn } from './pass-focus-on.ts';

interface WithdrawSubmissionProps {
  submission: AccountRecords['submissions']['items'][number];
  /** The records show something else now. */
  onWithdrawn: () => void;
}

/** Calls back a photo or video on which nobody has decided, after asking. */
export function WithdrawSubmission({ submission, onWithdrawn }: WithdrawSubmissionProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, title, originalName, status } = submission;
  if (status !== 'pending') return null;

  async function withdraw() {
    setBusy(true);
    const answer = await callApi(cancelUploadsEndpoint, { uploadIds: [id] });
    setBusy(false);
    setAsking(false);
    if (answer.ok) void showToast({ ...words.done, tone: 'success' });
    else {
      const description = answer.error.message;
      void showToast({ title: words.failed, description, tone: 'error' });
    }
    onWithdrawn();
  }

  return (
    <>
      <Button ref={passFocusOn} size="sm" variant="outline" onClick={() => setAsking(true)}>
        <span>
          {words.action}
          <span className="sr-only">{words.actionFor(originalName)}</span>
        </span>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.title(title)}
        description={words.text(originalName)}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void withdraw()}>
              {words.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
