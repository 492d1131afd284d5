import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
import { showToast } from '#components/ui/toast.ts';
import { cancelOwnRegistrationEndpoint } from '#contracts/accounts/own-account.ts';
import type { AccountRecords } from '#contracts/accounts/record-views.ts';
import { messages as words } from '#words/account/cancel.ts';
import { passFocusOn } from './pass-focus-on.ts';

interface CancelRegistrationProps {
  registration: AccountRecords['registrations']['items'][number];
  /** The records show something else now. */
  onCancelled: () => void;
}

/** Gives up a registration that nothing was paid for, after asking. */
export function CancelRegistration({ registration, onCancelled }: CancelRegistrationProps) {
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const { id, number, players, canCancel } = registration;
  if (!canCancel) return null;
  const who = players.map(({ firstName }) => firstName).join(', ');

  async function cancel() {
    setBusy(true);
    const answer = await callApi(cancelOwnRegistrationEndpoint, { id });
    setBusy(false);
    setAsking(false);
    if (answer.ok) void showToast({ ...words.done(number), tone: 'success' });
    else {
      const description = answer.error.message;
      void showToast({ title: words.failed, description, tone: 'error' });
    }
    onCancelled();
  }

  return (
    <>
      <Button ref={passFocusOn} size="sm" variant="outline" onClick={() => setAsking(true)}>
        <span>
          {words.action}
          <span className="sr-only">{words.actionFor(number)}</span>
        </span>
      </Button>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={words.title(number)}
        description={words.text(who)}
        actions={
          <>
            <Button variant="outline" onClick={() => setAsking(false)}>
              {words.keep}
            </Button>
            <Button variant="danger" loading={busy} onClick={() => void cancel()}>
              {words.confirm}
            </Button>
          </>
        }
      />
    </>
  );
}
