import { useEffect, useRef, useState } from 'react';
import { signInInPlace } from '#browser/session/sign-in-in-place.ts';
import { AwaitSession } from '#components/page/AwaitSession.tsx';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { onTouch } from '#components/page/lazy-part.ts';
import { prepareToasts } from '#components/ui/toast.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { messages } from '#words/office/dashboard/shell.ts';
import { messages as names } from '#words/office/dashboard/tabs.ts';
import { type AdminTab, useAdminLocation } from '../kit/admin-location.ts';
import { SecondFactorDialog } from '../kit/second-factor/SecondFactorDialog.tsx';
import { isAtWork } from '../kit/unsaved.ts';
import { OpenTab } from './OpenTab.tsx';
import { TabNavigation } from './TabNavigation.tsx';
import { useAdminSession } from './use-admin-session.ts';

/** Needed once a session is over, and then there must be no script to wait for. */
const signInAgain = onTouch(
  async () => (await import('../kit/second-factor/SignInAgain.tsx')).SignInAgain,
);

/** The dashboard below the site's header. Anyone but an admin is sent home; the server refuses them anyway. */
export function AdminDashboard() {
  const { tab } = useAdminLocation();
  const session = useAdminSession();
  const { isWanted, onSignedIn } = useSignInHere(
    session.status === 'ready' ? session.account.uid : undefined,
  );
  useTabTitle(tab);
  useEffect(prepareToasts, []);
  if (session.status !== 'ready') return <AwaitSession {...session} />;
  const { uid, email, profile } = session.account;
  const name = profile ? fullName(profile) : email;
  return (
    <div className="flex flex-col gap-4 lg:gap-6">
      {/* On a phone the work of a tab comes first: who opens it knows where they are. */}
      <header
        className={`flex flex-wrap items-baseline justify-between gap-x-6 border-b border-line pb-3 ${tab === 'overview' ? '' : 'max-sm:sr-only'}`}
      >
        <h1 className="text-h3">{messages.title}</h1>
        <p className="text-sm text-muted">{messages.welcome(name)}</p>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:gap-6 lg:grid-cols-[10rem_minmax(0,1fr)]">
        <TabNavigation current={tab} />
        <div className="min-w-0">
          <OpenTab key={uid} tab={tab} admin={{ uid, name }} />
        </div>
      </div>
      <SecondFactorDialog email={email} />
      <LoadedOnTouch part={signInAgain} wanted={session.isOver || isWanted}>
        {(SignInAgain) => <SignInAgain email={email} isWaiting={isWanted} onDone={onSignedIn} />}
      </LoadedOnTouch>
    </div>
  );
}

/** Names the tab in the browser's own tab and history, before the page's name. */
function useTabTitle(tab: AdminTab) {
  const ofPage = useRef<string>(undefined);
  useEffect(() => {
    ofPage.current ??= document.title;
    document.title = messages.tabTitle(names[tab], ofPage.current);
  }, [tab]);
}

/**
 * The server did not know the session any more while something was open: that is sent again afterwards, unless
 * another account has signed in, as in another tab.
 */
function useSignInHere(uid: string | undefined) {
  const [isWanted, setWanted] = useState(false);
  /** The calls that wait. */
  const waiting = useRef<(() => void)[]>([]);
  useEffect(
    () =>
      signInInPlace(() => {
        if (!isAtWork()) return null;
        setWanted(true);
        return new Promise((resolve) => waiting.current.push(resolve));
      }),
    [],
  );
  useEffect(() => {
    if (uid === undefined) return;
    return () => {
      waiting.current = [];
      setWanted(false);
    };
  }, [uid]);
  function onSignedIn() {
    setWanted(false);
    for (const resolve of waiting.current.splice(0)) resolve();
  }
  return { isWanted, onSignedIn };
}
