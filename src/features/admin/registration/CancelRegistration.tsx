import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { Button } from '#components/ui/Button.tsx';
import {
  type AdminRegistration,
  cancelRegistrationEndpoint,
} from '#contracts/registration/dashboard.ts';
import { ConfirmDialog } from '../kit/ConfirmDialog.tsx';
import { registrationMessages } from './messages.ts';

interface CancelRegistrationProps {
  record: AdminRegistration;
  onDone: () => void;
}

/** Gives up a registration that nothing was paid for, after asking. */
export function CancelRegistration({ record, onDone }: CancelRegistrationProps) {
  const [isAsking, setAsking] = useState(false);
  const words = registrationMessages.cancel;
  const { id, updatedAt, number, payer } = record;
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {words.open}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={words.title(number)}
          text={words.text(payer.email)}
          confirm={words.open}
          confirming={words.busy}
          call={() => callApi(cancelRegistrationEndpoint, { id, seen: updatedAt })}
          done={words.done}
          failedTitle={words.failed}
          onClose={close}
          onDone={() => {
            close();
            onDone();
          }}
        />
      )}
    </>
  );
}
