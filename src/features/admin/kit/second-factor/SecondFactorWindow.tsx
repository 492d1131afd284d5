import { useState } from 'react';
import { Dialog } from '#components/ui/Dialog.tsx';
import { messages } from '#words/office/dashboard/second-factor.ts';
import { SecondFactorSteps } from './SecondFactorSteps.tsx';

interface SecondFactorWindowProps {
  email: string;
  onDone: (passed: boolean) => void;
}

/** What stands in the way of a call until the second factor is passed. */
export function SecondFactorWindow({ email, onDone }: SecondFactorWindowProps) {
  const [passed, setPassed] = useState(false);
  return (
    <Dialog open onClose={() => onDone(passed)} title={messages.dialog.title}>
      <SecondFactorSteps
        email={email}
        onPassed={() => setPassed(true)}
        onDone={() => onDone(true)}
        onCancel={() => onDone(false)}
      />
    </Dialog>
  );
}
