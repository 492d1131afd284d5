import { useRequiredSession } from '#browser/session/use-required-session.ts';
import { AwaitSession } from '#components/page/AwaitSession.tsx';
import { messages } from './messages.ts';
import { UploadForm } from './UploadForm.tsx';

/** The upload page below its heading, for whoever is signed in. */
export function Upload() {
  const session = useRequiredSession();
  if (session.status !== 'ready') return <AwaitSession {...session} />;
  const { email, profile } = session.account;
  const name = profile ? `${profile.firstName} ${profile.lastName}` : email;
  return (
    <>
      <p className="text-lead font-semibold">{messages.welcome(name)}</p>
      <p className="mt-1 mb-8 max-w-measure text-muted">{messages.intro}</p>
      <UploadForm />
    </>
  );
}
