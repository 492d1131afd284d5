import { useState } from 'react';
import type { ApiResult } from '#browser/api.ts';
import { askSecondFactor } from '#browser/second-factor.ts';
import { signOutEverywhere } from '#browser/session/sign-in.ts';
import { Button } from '#components/ui/Button.tsx';
import { showToast } from '#components/ui/toast.ts';
import type { SecondFactorState } from '#contracts/access/dashboard.ts';
import { messages as adminsMessages } from '#words/office/dashboard/admins.ts';
import { messages as secondFactorMessages } from '#words/office/dashboard/second-factor.ts';
import { formatInstant } from '../kit/instants.ts';
import { QueryView } from '../kit/QueryView.tsx';
import { ReplaceDialog } from './ReplaceDialog.tsx';

const messages = adminsMessages.own;

interface OwnAccessProps {
  query: { result: ApiResult<SecondFactorState> | undefined; retry: () => void };
  onChanged: () => void;
}

/** One's own phone, and a way to end every session. */
export function OwnAccess({ query, onChanged }: OwnAccessProps) {
  return (
    <section
      className="flex flex-col gap-4 rounded-lg border border-line p-4 sm:p-5"
      aria-labelledby="own-access"
    >
      <h3 id="own-access" className="text-h3">
        {messages.heading}
      </h3>
      <QueryView query={query} failedTitle={secondFactorMessages.dialog.stateFailed}>
        {(state) => <OwnPhone state={state} onChanged={onChanged} />}
      </QueryView>
      <SignOutEverywhere />
    </section>
  );
}

function OwnPhone({ state, onChanged }: { state: SecondFactorState; onChanged: () => void }) {
  const [isReplacing, setReplacing] = useState(false);
  const { enrolledAt, recoveryCodesLeft } = state;

  async function connect() {
    if (await askSecondFactor()) onChanged();
  }

  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {enrolledAt
          ? messages.connected(formatInstant(enrolledAt), recoveryCodesLeft)
          : messages.notConnected}
      </p>
      {enrolledAt ? (
        <Button variant="outline" onClick={() => setReplacing(true)}>
          {messages.replace}
        </Button>
      ) : (
        <Button onClick={() => void connect()}>{messages.connect}</Button>
      )}
      {isReplacing && (
        <ReplaceDialog
          onClose={(isReplaced) => {
            setReplacing(false);
            if (isReplaced) onChanged();
          }}
        />
      )}
    </div>
  );
}

function SignOutEverywhere() {
  const [busy, setBusy] = useState(false);

  async function signOut() {
    setBusy(true);
    const outcome = await signOutEverywhere();
    setBusy(false);
    if (outcome.ok) return;
    const { message: description } = outcome;
    void showToast({ title: messages.signOutFailed, description, tone: 'error' });
  }

  return (
    <div className="flex flex-col items-start gap-3 border-t border-line pt-4">
      <div>
        <h4 className="font-semibold">{messages.lostDevice}</h4>
        <p className="mt-1 text-muted">{messages.signOutText}</p>
      </div>
      <Button variant="outline" loading={busy} onClick={() => void signOut()}>
        {busy ? messages.signingOut : messages.signOut}
      </Button>
    </div>
  );
}
