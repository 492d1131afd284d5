import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import { $secondFactor, answerSecondFactor } from '#browser/second-factor.ts';
import { lazyPart, useLazyPart } from '#components/page/lazy-part.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { secondFactorMessages } from './messages.ts';
import type { StepsProps } from './SecondFactorSteps.tsx';

const messages = secondFactorMessages.dialog;

/** Needed once in a while, and it draws QR codes. */
const STEPS = lazyPart(async () => (await import('./SecondFactorSteps.tsx')).SecondFactorSteps);

/**
 * Opens whenever the server wants the second factor, over whatever is open: that stays as it is, and
 * goes on once the factor is passed.
 */
export function SecondFactorDialog({ email }: { email: string }) {
  const answer = useStore($secondFactor);
  useEffect(() => {
    answerSecondFactor(true);
    return () => answerSecondFactor(false);
  }, []);
  if (!answer) return null;
  return <OpenDialog email={email} onDone={answer} />;
}

interface OpenDialogProps {
  email: string;
  onDone: (passed: boolean) => void;
}

function OpenDialog({ email, onDone }: OpenDialogProps) {
  const [passed, setPassed] = useState(false);
  return (
    <Dialog open onClose={() => onDone(passed)} title={messages.title}>
      <LazySteps
        email={email}
        onPassed={() => setPassed(true)}
        onDone={() => onDone(true)}
        onCancel={() => onDone(false)}
      />
    </Dialog>
  );
}

function LazySteps(props: StepsProps) {
  const { Part: Steps, failed, retry } = useLazyPart(STEPS);
  if (Steps) return <Steps {...props} />;
  if (!failed) return <Spinner label={messages.loading} />;
  return <LoadFailed title={messages.failed} message={messages.notLoaded} onRetry={retry} />;
}
