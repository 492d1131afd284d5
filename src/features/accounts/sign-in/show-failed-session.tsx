import { useEffect, useState } from 'react';
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

/** Stays while it is tried again: the button has the focus, which goes to the page's heading once it worked. */
function FailedSession() {
  const session = useSession();
  const [tried, setTried] = useState('');
  const isTrying = tried !== '' && session.status === 'unknown';
  const hasWorked = tried !== '' && !isTrying && session.status !== 'failed';
  useEffect(() => {
    if (hasWorked) focusHeading();
  }, [hasWorked]);
  if (session.status !== 'failed' && !isTrying) return null;
  const message = session.status === 'failed' ? session.message : tried;
  function retry() {
    setTried(message);
    retrySession();
  }
  return (
    <RetryAlert title={messages.failed} onRetry={retry} busy={isTrying} className="mb-6">
      {message}
    </RetryAlert>
  );
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  heading?.setAttribute('tabindex', '-1');
  heading?.focus();
}
