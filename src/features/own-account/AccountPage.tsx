import { useState } from 'react';
import { signOut } from '#browser/session/sign-in.ts';
import { useRequiredSession } from '#browser/session/use-required-session.ts';
import { Panel } from '#components/form/Panel.tsx';
import { AwaitSession } from '#components/page/AwaitSession.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { messages } from './messages.ts';
import type { Payee } from './Receipt.tsx';
import { useOwnAccountModule } from './use-own-account-module.ts';

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
  const { title, text, action } = messages.deletion.done;
  return (
    <Panel title={title} actions={<ButtonLink href="/">{action}</ButtonLink>}>
      <p>{text}</p>
      <p>{messages.deletion.mailed}</p>
    </Panel>
  );
}

interface GuardedPageProps extends AccountPageProps {
  onDeleted: () => void;
}

function GuardedPage(props: GuardedPageProps) {
  const session = useRequiredSession();
  const { module, load } = useOwnAccountModule();
  if (session.status !== 'ready') return <AwaitSession {...session} />;
  if (module.status === 'waiting') {
    return <AwaitSession status="waiting" label={messages.loading} />;
  }
  if (module.status === 'failed') {
    return <AwaitSession status="failed" {...messages.notLoaded} onRetry={load} />;
  }
  const { OwnAccount } = module;
  return <OwnAccount {...props} account={session.account} />;
}
