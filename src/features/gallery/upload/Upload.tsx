import { useRef } from 'react';
import { useRequiredSession } from '#browser/session/use-required-session.ts';
import { AwaitSession } from '#components/page/AwaitSession.tsx';
import { lazyPart, useLazyPart } from '#components/page/lazy-part.ts';
import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { fullName } from '#domain/accounts/full-name.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/upload.ts';
import { SignInAgain } from './SignInAgain.tsx';
import { useSignInHere } from './use-sign-in-here.ts';

/** Loaded while it is asked who is signed in: what every visitor gets stays light. */
const FORM = lazyPart(async () => (await import('./UploadForm.tsx')).UploadForm);

/** The upload page below its heading, for whoever is signed in. */
export function Upload() {
  const hasFiles = useRef(false);
  const session = useRequiredSession(undefined, () => hasFiles.current);
  const hasToSignIn = useSignInHere(session, hasFiles);
  const { Part: UploadForm, failed, retry } = useLazyPart(FORM);
  if (session.status !== 'ready') return <AwaitSession {...session} />;
  const { uid, email, emailVerified, profile } = session.account;
  if (!emailVerified)
    return <First {...messages.verifyFirst} text={messages.verifyFirst.text(email)} />;
  if (!profile) return <First {...messages.completeFirst} />;
  if (failed) return <AwaitSession status="failed" {...messages.notLoaded} onRetry={retry} />;
  if (!UploadForm) return <AwaitSession status="waiting" label={messages.loading} />;
  return (
    <>
      {hasToSignIn && <SignInAgain />}
      <p className="text-lead font-semibold">{messages.welcome(fullName(profile))}</p>
      <p className="mt-1 mb-8 max-w-measure text-muted">{messages.intro}</p>
      {/* Whoever signs in over it or in another tab is shown no file of the one before, and none is sent. */}
      <UploadForm key={uid} hasFiles={hasFiles} />
    </>
  );
}

/** What is to be done before anything can be sent; the server asks for it too. */
function First({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <Alert
      title={title}
      action={
        <ButtonLink href={pageAddress('/account')} size="sm">
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Alert>
  );
}
