import { useEffect, useRef } from 'react';
import { SIGN_OUT_EVENT } from '#browser/header.ts';
import type { Role } from '#domain/profiles/profile.ts';
import { messages } from './messages.ts';
import { currentPath, signInAddress } from './return-path.ts';
import type { SignedIn } from './session-store.ts';
import { retrySession } from './start-session.ts';
import { useSession } from './use-session.ts';

/** Give it to `<AwaitSession>` until it is 'ready'. */
export type RequiredSession =
  | { status: 'ready'; account: SignedIn }
  | { status: 'waiting'; label: string }
  | { status: 'failed'; title: string; text: string; onRetry: () => void };

/**
 * Guards a page: waits until it is known who is signed in; a visitor goes to the sign-in page and
 * comes back; whoever has not the role goes home, and so does who signs out here. For comfort only:
 * what the page shows comes from endpoints that check for themselves.
 */
export function useRequiredSession(role?: Role): RequiredSession {
  const session = useSession({ certain: true });
  const wasSignedIn = useRef(false);
  const isAllowed = session.status === 'signed-in' && hasRole(session, role);

  useEffect(() => {
    // Who signs out here goes home, even before it was known who they are.
    const leave = () => {
      wasSignedIn.current = true;
    };
    window.addEventListener(SIGN_OUT_EVENT, leave);
    return () => window.removeEventListener(SIGN_OUT_EVENT, leave);
  }, []);

  useEffect(() => {
    if (session.status === 'signed-out') {
      window.location.replace(wasSignedIn.current ? '/' : signInAddress(currentPath()));
    }
    if (session.status === 'signed-in') {
      wasSignedIn.current = true;
      if (!isAllowed) window.location.replace('/');
    }
  }, [session.status, isAllowed]);

  if (isAllowed) return { status: 'ready', account: session };
  if (session.status !== 'failed') return { status: 'waiting', label: messages.loading };
  const { message } = session;
  return { status: 'failed', title: messages.failed, text: message, onRetry: retrySession };
}

function hasRole(session: SignedIn, role: Role | undefined): boolean {
  return role === undefined || session.profile?.role === role;
}
