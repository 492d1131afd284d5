import { useRequiredSession } from '#browser/session/use-required-session.ts';
import { AwaitSession } from '#components/page/AwaitSession.tsx';
import { messages } from './messages.ts';
import { useFormModule } from './use-form-module.ts';

/** The upload page below its heading, for whoever is signed in. */
export function Upload() {
  const session = useRequiredSession();
  const { module, load } = useFormModule();
  if (session.status !== 'ready') return <AwaitSession {...session} />;
  if (module.status === 'waiting')
    return <AwaitSession status="waiting" label={messages.loading} />;
  if (module.status === 'failed') {
    return <AwaitSession status="failed" {...messages.notLoaded} onRetry={load} />;
  }
  const { email, profile } = session.account;
  const name = profile ? `${profile.firstName} ${profile.lastName}` : email;
  return (
    <>
      <p className="text-lead font-semibold">{messages.welcome(name)}</p>
      <p className="mt-1 mb-8 max-w-measure text-muted">{messages.intro}</p>
      <module.Form />
    </>
  );
}
