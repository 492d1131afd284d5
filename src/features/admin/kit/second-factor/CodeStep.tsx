import { useState } from 'react';
import { callApi } from '#browser/api.ts';
import { TextField } from '#components/form/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { PassCodeSchema, passSecondFactorEndpoint } from '#contracts/access/dashboard.ts';
import { messages as secondFactorMessages } from '#words/office/dashboard/second-factor.ts';
import { StepForm } from './StepForm.tsx';

const messages = secondFactorMessages.code;

interface CodeStepProps {
  onDone: () => void;
  onCancel: () => void;
}

/** Asks for the code of the app, or a recovery code. */
export function CodeStep({ onDone, onCancel }: CodeStepProps) {
  const [isRecovery, setRecovery] = useState(false);
  return (
    <StepForm
      name="code"
      heading={messages.heading}
      text={messages.text}
      schema={PassCodeSchema}
      send={async ({ code }) => {
        const result = await callApi(passSecondFactorEndpoint, { code });
        if (!result.ok) return result.error;
        onDone();
        return undefined;
      }}
      submit={messages.submit}
      onCancel={onCancel}
    >
      {(errors) => (
        <>
          <TextField
            // Another field, so that what was typed into the one is not taken for the other.
            key={String(isRecovery)}
            name="code"
            label={isRecovery ? messages.recovery : messages.label}
            hint={isRecovery ? messages.recoveryHint : messages.hint}
            errors={errors}
            autoFocus
            autoComplete={isRecovery ? 'off' : 'one-time-code'}
            inputMode={isRecovery ? 'text' : 'numeric'}
            autoCapitalize="characters"
            spellCheck={false}
          />
          <div className="flex flex-wrap items-baseline gap-x-4 gap-y-2">
            <Button variant="ghost" size="sm" onClick={() => setRecovery(!isRecovery)}>
              {isRecovery ? messages.useApp : messages.useRecovery}
            </Button>
          </div>
          {isRecovery && <p className="text-sm text-muted">{messages.lost}</p>}
        </>
      )}
    </StepForm>
  );
}
