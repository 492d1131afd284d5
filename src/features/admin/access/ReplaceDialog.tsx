import { useState } from 'react';
import { useSession } from '#browser/session/use-session.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { replaceSecondFactorEndpoint } from '#contracts/access/dashboard.ts';
import { messages as adminsMessages } from '#words/office/dashboard/admins.ts';
import { EnrollStep } from '../kit/second-factor/EnrollStep.tsx';
import { ConfirmPasswordStep } from '../kit/second-factor/PasswordSteps.tsx';

const messages = adminsMessages.own;

interface ReplaceDialogProps {
  onClose: (isReplaced: boolean) => void;
}

/** Connects another phone: after the password, and a code of the one before. */
export function ReplaceDialog({ onClose }: ReplaceDialogProps) {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.email : '';
  const [isConfirmed, setConfirmed] = useState(false);
  const [isReplaced, setReplaced] = useState(false);
  return (
    <Dialog open onClose={() => onClose(isReplaced)} title={messages.replace}>
      {isConfirmed ? (
        <EnrollStep
          email={email}
          endpoint={replaceSecondFactorEndpoint}
          onConnected={() => setReplaced(true)}
          onDone={() => onClose(true)}
          onCancel={() => onClose(false)}
        />
      ) : (
        <ConfirmPasswordStep
          email={email}
          onDone={() => setConfirmed(true)}
          onCancel={() => onClose(false)}
        />
      )}
    </Dialog>
  );
}
