import { createRoot } from 'react-dom/client';
import { retrySession } from '#browser/session/start-session.ts';
import { useSession } from '#browser/session/use-session.ts';
import { RetryAlert } from '#components/ui/RetryAlert.tsx';
import { messages } from '#words/session.ts';

const host = document.createElement('div');

/** Above the form that the card about accounts is in, once a page. */
export function showFailedSession(): void {
  const form = document.querySelector('#account-options')?.closest('astro-island');
  if (!form || host.isConnected) return;
  form.before(host);
  createRoot(host).render(<FailedSession />);
}

function FailedSession() {
  const session = useSession();
  if (session.status !== 'failed') return null;
  return (
    <RetryAlert title={messages.failed} onRetry={retrySession} className="mb-6">
      {session.message}
    </RetryAlert>
  );
}
