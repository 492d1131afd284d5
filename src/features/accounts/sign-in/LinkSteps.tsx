import { useEffect, useState } from 'react';
import type { LinkOutcome } from '#browser/session/mailed-link.ts';
import type { Session } from '#browser/session/session-store.ts';
import { useSession } from '#browser/session/use-session.ts';
import { Spinner } from '#components/ui/Spinner.tsx';
import { messages as action } from '#words/sign-in/links.ts';
import { DeadLink } from './DeadLink.tsx';
import { SetPassword } from './SetPassword.tsx';
import type { MailedLink } from './use-mailed-link.ts';
import { SpentVerification, VerifyEmail } from './VerifyEmail.tsx';

interface LinkStepsProps {
  link: MailedLink;
  /** What is known of the link: the address that it was mailed to. */
  found: LinkOutcome<string>;
}

/** What there is to do with a link that could be looked up. */
export function LinkSteps({ link, found }: LinkStepsProps) {
  const { mode, code } = link;
  const isVerification = mode === 'verifyEmail';
  if (!found.ok) return isVerification ? <SpentVerification /> : <DeadLink {...action.spent} />;
  const given = { code, email: found.value };
  return isVerification ? <Verification {...given} /> : <SetPassword {...given} />;
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
