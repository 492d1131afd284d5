import type * as z from 'zod/mini';
import { callApi } from '#browser/api.ts';
import { TextField } from '#components/form/TextField.tsx';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import {
  confirmEnrollmentEndpoint,
  type Enrollment,
  EnrollmentCodeSchema,
} from '#contracts/access/dashboard.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { messages as secondFactorMessages } from '#words/office/dashboard/second-factor.ts';
import { isAnswerLost } from '../is-answer-lost.ts';
import { QueryView } from '../QueryView.tsx';
import { useEndpointQuery } from '../use-endpoint-query.ts';
import { QrCode } from './QrCode.tsx';
import { type StepFailure, StepForm } from './StepForm.tsx';

const messages = secondFactorMessages.enroll;

interface EnrollStepProps {
  /** For a first phone, or for one in place of another. */
  endpoint: Endpoint<z.ZodMiniType<object, object>, z.ZodMiniType<Enrollment>>;
  /** The app is connected; the recovery codes are still to be kept. */
  onConnected: (recoveryCodes: readonly string[]) => void;
  onCancel: () => void;
}

/** Connects an authenticator app: a key to scan, a code to prove it. */
export function EnrollStep({ endpoint, onConnected, onCancel }: EnrollStepProps) {
  const begun = useEndpointQuery(endpoint, {});

  async function send({ code }: { code: string }): Promise<StepFailure | undefined> {
    const result = await callApi(confirmEnrollmentEndpoint, { code });
    if (!result.ok) return isAnswerLost(result.error) ? { message: messages.lost } : result.error;
    onConnected(result.data.recoveryCodes);
    return undefined;
  }

  return (
    <QueryView query={begun} failedTitle={messages.failed}>
      {(enrollment) => (
        <StepForm
          name="enroll"
          heading={messages.heading}
          text={messages.text}
          schema={EnrollmentCodeSchema}
          send={send}
          submit={messages.submit}
          onCancel={onCancel}
        >
          {(errors) => (
            <>
              <Key enrollment={enrollment} />
              <TextField
                name="code"
                label={messages.code}
                hint={messages.codeHint}
                errors={errors}
                autoComplete="one-time-code"
                inputMode="numeric"
                spellCheck={false}
              />
            </>
          )}
        </StepForm>
      )}
    </QueryView>
  );
}

function Key({ enrollment: { secret, uri } }: { enrollment: Enrollment }) {
  async function copy() {
    await navigator.clipboard.writeText(secret);
    void showToast({ ...messages.copied, tone: 'success' });
  }
  return (
    <>
      <QrCode text={uri} label={messages.qr} />
      <div className="flex flex-col items-start gap-2">
        <p className="text-sm text-muted">{messages.noScan}</p>
        <code className="tabular rounded-sm bg-tint px-2 py-1 wrap-anywhere" data-secret>
          {secret.replaceAll(/(.{4})(?!$)/g, '$1 ')}
        </code>
        <Button variant="outline" size="sm" onClick={() => void copy()}>
          {messages.copy}
        </Button>
      </div>
    </>
  );
}
