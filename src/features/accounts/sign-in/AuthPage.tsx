import { useEffect, useState } from 'react';
import { leaveToast } from '#browser/flash-toast.ts';
import { readReturnPath } from '#browser/session/return-path.ts';
import { retrySession } from '#browser/session/start-session.ts';
import { useSession } from '#browser/session/use-session.ts';
import { LoadedOnTouch } from '#components/page/LoadedOnTouch.tsx';
import { lazyPart } from '#components/page/lazy-part.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { Spinner } from '#components/ui/Spinner.tsx';
import { Tabs } from '#components/ui/Tabs.tsx';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/sign-in/page.ts';
import { ForgotPassword } from './ForgotPassword.tsx';
import { SignInForm } from './SignInForm.tsx';
import { SignUpForm } from './SignUpForm.tsx';

/** For a sign-up that was interrupted. */
const COMPLETE = lazyPart(async () => (await import('./CompleteProfile.tsx')).CompleteProfile);

/** Sign-in and sign-up. Whoever is signed in, now or already, goes on to where they wanted to go. */
export function AuthPage() {
  const session = useSession({ certain: true });
  const [tab, setTab] = useState<'sign-in' | 'sign-up'>('sign-in');
  const [isSignedUp, setSignedUp] = useState(false);
  const isComplete = session.status === 'signed-in' && session.profile !== null;
  const isAdmin = session.status === 'signed-in' && session.profile?.role === 'admin';

  useEffect(() => {
    // An admin's home is the dashboard, where the home page leads.
    if (isComplete)
      window.location.replace(readReturnPath(pageAddress(isAdmin ? '/' : '/account')));
  }, [isComplete, isAdmin]);

  if (isComplete) {
    return <Spinner label={messages.session.leaving} className="size-6" />;
  }
  if (session.status === 'signed-in') {
    return (
      <LoadedOnTouch part={COMPLETE} wanted>
        {(CompleteProfile) => <CompleteProfile email={session.email} />}
      </LoadedOnTouch>
    );
  }
  return (
    <>
      {session.status === 'failed' && <SessionFailed message={session.message} />}
      {isSignedUp && (
        <div ref={bringIntoView} tabIndex={-1} className="mb-6">
          <Alert tone="success" title={messages.page.signedUp.title}>
            {messages.page.signedUp.description}
          </Alert>
        </div>
      )}
      <Tabs
        label={messages.tabs.label}
        selected={tab}
        onSelect={setTab}
        tabs={[
          {
            id: 'sign-in',
            label: messages.tabs.signIn,
            panel: <SignInPanel key={String(isSignedUp)} />,
          },
          {
            id: 'sign-up',
            label: messages.tabs.signUp,
            panel: (
              <SignUpForm
                words={messages.page}
                onSignedUp={() => {
                  setSignedUp(true);
                  setTab('sign-in');
                }}
              />
            ),
          },
        ]}
      />
    </>
  );
}

/** The form it follows is long: where its button stood, nothing would be seen of this. */
function bringIntoView(element: HTMLElement | null): void {
  element?.focus();
}

function SignInPanel() {
  return (
    <div className="grid gap-6">
      <SignInForm words={messages.page} onSignedIn={() => leaveToast(messages.page.signedIn)} />
      {/* The browser's own disclosure: nothing to learn, and it works before hydration. */}
      <details className="-mt-2">
        <summary className="w-fit cursor-pointer list-none py-1 font-medium text-secondary-text underline [&::-webkit-details-marker]:hidden">
          {messages.signIn.forgot}
        </summary>
        <div className="mt-4">
          <ForgotPassword />
        </div>
      </details>
    </div>
  );
}

function SessionFailed({ message }: { message: string }) {
  return (
    <RetryAlert title={messages.session.failed} onRetry={retrySession} className="mb-6">
      {message}
    </RetryAlert>
  );
}
