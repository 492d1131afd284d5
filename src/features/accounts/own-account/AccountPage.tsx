import { useState } from 'react';
import { useRequiredSession } from '#browser/session/use-required-session.ts';
import { AwaitSession } from '#components/page/AwaitSession.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart, onTouch, useLazyPart } from '#components/page/lazy-part.ts';
import { messages } from '#words/account/loading.ts';
import type { Payee } from './Receipt.tsx';

/** Loaded while it is asked who is signed in: a visitor, who is sent on, goes without. */
const OWN_ACCOUNT = lazyPart(async () => (await import('./OwnAccount.tsx')).OwnAccount);

const DELETED = onTouch(async () => (await import('./AccountDeleted.tsx')).AccountDeleted);

interface AccountPageProps {
  payee: Payee;
  /** Of the program: dates are told in it. */
  timeZone: string;
}

/** The account page below its heading. */
export function AccountPage(props: AccountPageProps) {
  const [isDeleted, setDeleted] = useState(false);
  if (isDeleted) {
    return (
      <LoadedOnTouch part={DELETED} wanted>
        {(AccountDeleted) => <AccountDeleted />}
      </LoadedOnTouch>
    );
  }

  function farewell() {
    // First: the guarded page would send whoever is signed out away from these words.
    setDeleted(true);
    void signOutHere();
  }
  return <GuardedPage {...props} onDeleted={farewell} />;
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
  const { account } = session;
  // Whoever signs in in another tab is shown nothing of the one before.
  return <OwnAccount key={account.uid} {...props} account={account} />;
}

/** Deleting the account has loaded it already. */
async function signOutHere(): Promise<void> {
  const { signOut } = await import('#browser/session/sign-in.ts');
  await signOut();
}
