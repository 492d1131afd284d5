import { useRequiredSession } from '#browser/session/use-required-session.ts';
import { AwaitSession } from '#components/page/AwaitSession.tsx';
import { Alert } from '#components/ui/Alert.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { messages } from './messages.ts';
import { useFormModule } from './use-form-module.ts';

/** The upload page below its heading, for whoever is signed in. */
export function Upload() {
  const session = useRequiredSession();
  const { module, load } = useFormModule();
  if (session.status !== 'ready') return <AwaitSession {...session} />;
  const { email, emailVerified, profile } = session.account;
  if (!emailVerified)
    return <First {...messages.verifyFirst} text={messages.verifyFirst.text(email)} />;
  if (!profile) return <First {...messages.completeFirst} />;
  if (module.status === 'waiting')
    return <AwaitSession status="waiting" label={messages.loading} />;
  if (module.status === 'failed') {
    return <AwaitSession status="failed" {...messages.notLoaded} onRetry={load} />;
  }
  return (
    <>
      <p className="text-lead font-semibold">
        {messages.welcome(`${profile.firstName} ${profile.lastName}`)}
      </p>
      <p className="mt-1 mb-8 max-w-measure text-muted">{messages.intro}</p>
      <module.Form />
    </>
  );
}

/** What is to be done before anything can be sent; the server asks for it too. */
function First({ title, text, action }: { title: string; text: string; action: string }) {
  return (
    <Alert
      title={title}
      action={
        <ButtonLink href="/account" size="sm">
          {action}
        </ButtonLink>
      }
    >
      {text}
    </Alert>
  );
}
