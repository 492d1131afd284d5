import { useRef, useState } from 'react';
import { callApi } from '#browser/api.ts';
import { applyVerification } from '#browser/session/mailed-link.ts';
import { currentPath, signInAddress } from '#browser/session/return-path.ts';
import { useSession } from '#browser/session/use-session.ts';
import { Panel } from '#components/form/Panel.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { LaterAlert } from '#components/ui/LaterAlert.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { requestVerificationEndpoint } from '#contracts/accounts/session.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages as action } from '#words/sign-in/links.ts';

const { verify } = action;

type Progress = 'asking' | 'busy' | 'done' | { failure: string };

/** Asks whoever is signed in to the account before it verifies: mail programs open links to look at them. */
export function VerifyEmail({ code, email }: { code: string; email: string }) {
  const [progress, setProgress] = useState<Progress>('asking');
  const sending = useRef(false);

  async function apply() {
    if (sending.current) return;
    sending.current = true;
    setProgress('busy');
    const outcome = await applyVerification(code);
    sending.current = false;
    setProgress(outcome.ok ? 'done' : { failure: outcome.message });
  }

  if (progress === 'done') {
    return (
      <Panel
        key="done"
        title={verify.done}
        actions={<ButtonLink href={pageAddress('/account')}>{action.goOn}</ButtonLink>}
      >
        <p>{verify.doneText}</p>
      </Panel>
    );
  }
  const isBusy = progress === 'busy';
  const button = (
    <Button size="lg" loading={isBusy} onClick={() => void apply()}>
      {isBusy ? verify.busy : verify.submit}
    </Button>
  );
  return (
    <Panel title={verify.title} actions={button}>
      <p className="wrap-anywhere">{verify.text(email)}</p>
      {typeof progress === 'object' && (
        <Alert tone="error" title={verify.failed}>
          {progress.failure}
        </Alert>
      )}
    </Panel>
  );
}

/** For a link that leads nowhere any more: a new one is mailed to who is signed in. */
export function SpentVerification() {
  const session = useSession({ certain: true });
  if (session.status === 'unknown') return <Spinner label={action.checking} className="size-6" />;
  if (session.status !== 'signed-in') {
    const signIn = <ButtonLink href={signInAddress(currentPath())}>{action.signIn}</ButtonLink>;
    return (
      <Panel title={verify.spent} actions={signIn}>
        <p>{verify.spentSignedOut}</p>
      </Panel>
    );
  }
  if (session.emailVerified) {
    return (
      <Panel
        title={verify.done}
        actions={<ButtonLink href={pageAddress('/account')}>{action.goOn}</ButtonLink>}
      >
        <p className="wrap-anywhere">{verify.isVerified(session.email)}</p>
      </Panel>
    );
  }
  return <SendNewLink email={session.email} />;
}

function SendNewLink({ email }: { email: string }) {
  const [progress, setProgress] = useState<Progress>('asking');
  const sending = useRef(false);

  async function send() {
    if (sending.current) return;
    sending.current = true;
    setProgress('busy');
    const answer = await callApi(requestVerificationEndpoint, {});
    sending.current = false;
    setProgress(answer.ok ? 'done' : { failure: answer.error.message });
  }

  const isBusy = progress === 'busy';
  const button = (
    <Button loading={isBusy} onClick={() => void send()}>
      {isBusy ? verify.sending : verify.send}
    </Button>
  );
  return (
    <Panel title={verify.spent} actions={button}>
      <p className="wrap-anywhere">{verify.spentSignedIn(email)}</p>
      <LaterAlert
        shown={progress === 'done'}
        tone="success"
        title={verify.sent}
        className="wrap-anywhere"
      >
        {verify.sentText(email)}
      </LaterAlert>
      {typeof progress === 'object' && (
        <Alert tone="error" title={verify.sendFailed}>
          {progress.failure}
        </Alert>
      )}
    </Panel>
  );
}
