import { useState } from 'react';
import { signOut } from '#browser/session/sign-in.ts';
import { useRequiredSession } from '#browser/session/use-required-session.ts';
import { Panel } from '#components/form/Panel.tsx';
import { AwaitSession } from '#components/page/AwaitSession.tsx';
import { lazyPart, useLazyPart } from '#components/page/lazy-part.ts';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { messages } from './messages.ts';
import { profileMessages } from './profile-messages.ts';
import type { Payee } from './Receipt.tsx';

/** Loaded while it is asked who is signed in: a visitor, who is sent on, goes without. */
const OWN_ACCOUNT = lazyPart(async () => (await import('./OwnAccount.tsx')).OwnAccount);

interface AccountPageProps {
  payee: Payee;
  /** Of the program: dates are told in it. */
  timeZone: string;
}

/** The account page below its heading. */
export function AccountPage(props: AccountPageProps) {
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) return <AccountDeleted />;

  function farewell() {
    // First: the guarded page would send whoever is signed out away from these words.
    setDeleted(true);
    void signOut();
  }
  return <GuardedPage {...props} onDeleted={farewell} />;
}

function AccountDeleted() {
  const { title, text, action } = profileMessages.deletion.done;
  return (
    <Panel title={title} actions={<ButtonLink href="/">{action}</ButtonLink>}>
      <p>{text}</p>
      <p>{profileMessages.deletion.mailed}</p>
    </Panel>
  );
}

interface GuardedPageProps extends AccountPageProps {
  onDeleted: () => void;
}

function GuardedPage(props: GuardedPageProps) {
  const session = useRequiredSession();
  const { Part: OwnAccount, failed, retry } = useLazyPart(OWN_ACCOUNT);
  if (session.status !== 'ready') return <AwaitSession {...session} />;
  if (failed) return <AwaitSession status="failed" {...messages.notLoaded} onRetry={retry} />;
  if (!OwnAccount) return <AwaitSession status="waiting" label={messages.loading} />;
  return <OwnAccount {...props} account={session.account} />;
}
