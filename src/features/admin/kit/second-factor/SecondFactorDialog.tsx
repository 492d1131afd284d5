import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useState } from 'react';
import { $secondFactor, answerSecondFactor } from '#browser/second-factor.ts';
import { Dialog } from '#components/ui/Dialog.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { LoadFailed } from '../LoadFailed.tsx';
import { accessMessages } from './messages.ts';
import type { StepsProps } from './SecondFactorSteps.tsx';

const messages = accessMessages.dialog;

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

/** What is needed once in a while, with the code that draws QR codes, is loaded when it is needed. */
function LazySteps(props: StepsProps) {
  const [loaded, setLoaded] = useState<{ Steps: ComponentType<StepsProps> } | 'failed'>();
  const load = useCallback(() => {
    setLoaded(undefined);
    import('./SecondFactorSteps.tsx').then(
      ({ SecondFactorSteps }) => setLoaded({ Steps: SecondFactorSteps }),
      () => setLoaded('failed'),
    );
  }, []);
  useEffect(load, [load]);
  if (!loaded) return <Spinner label={messages.loading} />;
  if (loaded === 'failed') {
    return <LoadFailed title={messages.failed} message={messages.notLoaded} onRetry={load} />;
  }
  return <loaded.Steps {...props} />;
}
