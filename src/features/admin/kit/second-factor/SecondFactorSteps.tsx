import { useState } from 'react';
import {
  beginEnrollmentEndpoint,
  getSecondFactorEndpoint,
  type SecondFactorState,
} from '#contracts/access/dashboard.ts';
import { messages } from '#words/office/dashboard/second-factor.ts';
import { QueryView } from '../QueryView.tsx';
import { useEndpointQuery } from '../use-endpoint-query.ts';
import { CodeStep } from './CodeStep.tsx';
import { EnrollStep } from './EnrollStep.tsx';
import { ConfirmPasswordStep, NewPasswordStep } from './PasswordSteps.tsx';

interface StepsProps {
  email: string;
  /** A phone is connected, and the factor passed with it; its recovery codes are still to be kept. */
  onConnected: (recoveryCodes: readonly string[]) => void;
  onDone: () => void;
  onCancel: () => void;
}

/** What is still to be done, one after the other: a long password, an app, a code. */
export function SecondFactorSteps(props: StepsProps) {
  const query = useEndpointQuery(getSecondFactorEndpoint, {});
  return (
    <QueryView query={query} failedTitle={messages.dialog.stateFailed}>
      {(state) => <Step {...props} state={state} onChanged={query.retry} />}
    </QueryView>
  );
}

interface StepProps extends StepsProps {
  state: SecondFactorState;
  onChanged: () => void;
}

function Step({ state, email, onConnected, onDone, onCancel, onChanged }: StepProps) {
  const [isConfirmed, setConfirmed] = useState(state.signedInLately);
  if (!state.passwordSet) {
    return <NewPasswordStep email={email} onDone={onChanged} onCancel={onCancel} />;
  }
  if (state.enrolledAt) return <CodeStep onDone={onDone} onCancel={onCancel} />;
  if (!isConfirmed) {
    return (
      <ConfirmPasswordStep email={email} onDone={() => setConfirmed(true)} onCancel={onCancel} />
    );
  }
  return (
    <EnrollStep endpoint={beginEnrollmentEndpoint} onConnected={onConnected} onCancel={onCancel} />
  );
}
