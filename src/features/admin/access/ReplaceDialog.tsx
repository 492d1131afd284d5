import { useRef, useState } from 'react';
import { useSession } from '#browser/session/use-session.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { replaceSecondFactorEndpoint } from '#contracts/access/dashboard.ts';
import { messages as adminsMessages } from '#words/office/dashboard/admins.ts';
import { EnrollStep } from '../kit/second-factor/EnrollStep.tsx';
import { ConfirmPasswordStep } from '../kit/second-factor/PasswordSteps.tsx';
import { RecoveryCodes } from '../kit/second-factor/RecoveryCodes.tsx';

const messages = adminsMessages.own;

interface ReplaceDialogProps {
  onClose: (isReplaced: boolean) => void;
}

/** Connects another phone: after the password, and a code of the one before. */
export function ReplaceDialog({ onClose }: ReplaceDialogProps) {
  const session = useSession();
  const email = session.status === 'signed-in' ? session.email : '';
  const [isConfirmed, setConfirmed] = useState(false);
  const [codes, setCodes] = useState<readonly string[]>();
  const keeping = useRef<HTMLFormElement>(null);
  const cancel = () => onClose(false);
  return (
    <Dialog
      open
      onClose={() => (codes ? keeping.current?.requestSubmit() : cancel())}
      title={messages.replace}
    >
      {codes ? (
        <RecoveryCodes ref={keeping} email={email} codes={codes} onDone={() => onClose(true)} />
      ) : isConfirmed ? (
        <EnrollStep
          endpoint={replaceSecondFactorEndpoint}
          onConnected={setCodes}
          onCancel={cancel}
        />
      ) : (
        <ConfirmPasswordStep email={email} onDone={() => setConfirmed(true)} onCancel={cancel} />
      )}
    </Dialog>
  );
}
