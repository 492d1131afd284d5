import { useEffect, useState } from 'react';
import type { Session } from '#browser/session/session-store.ts';
import { useSession } from '#browser/session/use-session.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { Button } from '#components/ui/Button.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages } from './messages.ts';
import { SetPassword, SpentPasswordLink } from './SetPassword.tsx';
import { useMailedLink } from './use-mailed-link.ts';
import { SpentVerification, VerifyEmail } from './VerifyEmail.tsx';

const { action } = messages;

/** What a mailed link leads to: `/auth/action?mode=verifyEmail|resetPassword&code=…`. */
export function AuthAction() {
  const { link, found, retry } = useMailedLink();
  if (link === null) {
    return (
      <Alert tone="error" title={action.incomplete.title}>
        {action.incomplete.text}
      </Alert>
    );
  }
  if (!link || !found) return <Spinner label={action.checking} className="size-6" />;
  const isVerification = link.mode === 'verifyEmail';
  if (found.ok) {
    const given = { code: link.code, email: found.value };
    return isVerification ? <Verification {...given} /> : <SetPassword {...given} />;
  }
  if (found.isSpent) return isVerification ? <SpentVerification /> : <SpentPasswordLink />;
  return (
    <Alert
      tone="error"
      title={action.unreachable}
      action={
        <Button size="sm" variant="outline" onClick={() => void retry()}>
          {action.retry}
        </Button>
      }
    >
      {found.message}
    </Alert>
  );
}

/**
 * Whoever is signed in to the account verifies by one press. Anyone else sets a password first: someone
 * else may have signed up with this address. The server asks for the same.
 */
function Verification({ code, email }: { code: string; email: string }) {
  const session = useSession({ certain: true });
  // As it was when the link was opened: setting the password signs in, too.
  const [opened, setOpened] = useState<Session>();
  useEffect(() => {
    if (session.status !== 'unknown') setOpened((before) => before ?? session);
  }, [session]);

  if (!opened) return <Spinner label={action.checking} className="size-6" />;
  const isSignedIn = opened.status === 'signed-in';
  if (isSignedIn && opened.email === email) return <VerifyEmail code={code} email={email} />;
  return <SetPassword code={code} email={email} verifies canSignIn={!isSignedIn} />;
}
