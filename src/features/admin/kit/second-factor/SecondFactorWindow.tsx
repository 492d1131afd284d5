import { useRef, useState } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { messages } from '#words/office/dashboard/second-factor.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SecondFactorSteps } from './SecondFactorSteps.tsx';

interface SecondFactorWindowProps {
  email: string;
  onDone: (passed: boolean) => void;
}

/** What stands in the way of a call until the second factor is passed. */
export function SecondFactorWindow({ email, onDone }: SecondFactorWindowProps) {
  const [codes, setCodes] = useState<readonly string[]>();
  const keeping = useRef<HTMLFormElement>(null);
  return (
    <Dialog
      open
      onClose={() => (codes ? keeping.current?.requestSubmit() : onDone(false))}
      title={messages.dialog.title}
    >
      {codes ? (
        <RecoveryCodes ref={keeping} email={email} codes={codes} onDone={() => onDone(true)} />
      ) : (
        <SecondFactorSteps
          email={email}
          onConnected={setCodes}
          onDone={() => onDone(true)}
          onCancel={() => onDone(false)}
        />
      )}
    </Dialog>
  );
}
