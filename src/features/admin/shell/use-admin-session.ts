import { useEffect, useState } from 'react';
import { type RequiredSession, useRequiredSession } from '#browser/session/use-required-session.ts';
import { messages } from '#words/session.ts';
import { isTyped } from '../kit/unsaved.ts';

/**
 * Guards the dashboard. A token keeps for its hour what it was issued with, over reloads, too: whoever has
 * confirmed the address on another device since would be refused. So one that says that the address is not
 * confirmed is renewed before anything is asked, once a page.
 */
export function useAdminSession(): RequiredSession {
  const session = useRequiredSession('admin', isTyped);
  const [isCertain, setCertain] = useState(false);
  const confirmed = session.status === 'ready' ? session.account.emailVerified : undefined;

  useEffect(() => {
    if (isCertain || confirmed === undefined) return;
    if (confirmed) return setCertain(true);
    // Where Firebase cannot be reached, the dashboard says itself what is wrong.
    void import('#browser/session/mailed-link.ts')
      .then(({ renewSession }) => renewSession())
      .catch(() => undefined)
      .finally(() => setCertain(true));
  }, [confirmed, isCertain]);

  const isAsking = confirmed === false && !isCertain;
  return isAsking ? { status: 'waiting', label: messages.loading } : session;
}
