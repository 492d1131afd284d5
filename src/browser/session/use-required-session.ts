import { useEffect, useRef } from 'react';
import type { Role } from '#domain/accounts/roles.ts';
import { pageAddress } from '#words/page-address.ts';
import { messages } from '#words/session.ts';
import { onSignOut } from './on-sign-out.ts';
import { currentPath, signInAddress } from './return-path.ts';
import type { SignedIn } from './session-store.ts';
import { retrySession } from './start-session.ts';
import { useSession } from './use-session.ts';

/** Give it to `<AwaitSession>` until it is 'ready'. */
export type RequiredSession =
  /** `isOver`: the session has expired, or is not known again yet, and what is on the page was kept. */
  | { status: 'ready'; account: SignedIn; isOver: boolean }
  | { status: 'waiting'; label: string }
  | { status: 'failed'; title: string; text: string; onRetry: () => void };

/**
 * Guards a page: waits until it is known who is signed in; a visitor goes to the sign-in page and
 * comes back; users without the role, and those who sign out here, are redirected to the home page. For
 * comfort only: what the page shows comes from endpoints that check for themselves.
 * @param mayKeep asked when a session expires, or cannot be read after signing in again: whether the page
 *   has something typed that would be lost. It stays then, and has the person sign in again
 */
export function useRequiredSession(role?: Role, mayKeep?: () => boolean): RequiredSession {
  const session = useSession({ certain: true });
  const wasSignedIn = useRef(false);
  const hasLeft = useRef(false);
  const last = useRef<SignedIn>(undefined);
  const isAllowed = session.status === 'signed-in' && hasRole(session, role);

  useEffect(() => {
    // Who signs out here goes home, even before it was known who they are.
    return onSignOut(() => {
      wasSignedIn.current = true;
      hasLeft.current = true;
    });
  }, []);

  // Who signs in again may not be known right away; another one is never taken for them.
  const isUnsure = session.status === 'failed' && session.uid === last.current?.uid;
  // By the button, in whatever tab, everything goes: someone else may sit here next.
  const isOver =
    (session.status === 'signed-out' || isUnsure) && !hasLeft.current && mayKeep?.() === true;

  useEffect(() => {
    if (session.status === 'signed-out' && !isOver) {
      window.location.replace(
        wasSignedIn.current ? pageAddress('/') : signInAddress(currentPath()),
      );
    }
    if (session.status === 'signed-in') {
      wasSignedIn.current = true;
      hasLeft.current = false;
      last.current = session;
      if (!isAllowed) window.location.replace(pageAddress('/'));
    }
  }, [session, isAllowed, isOver]);

  if (isAllowed) return { status: 'ready', account: session, isOver };
  if (isOver && last.current) return { status: 'ready', account: last.current, isOver };
  if (session.status !== 'failed') return { status: 'waiting', label: messages.loading };
  const { message } = session;
  return { status: 'failed', title: messages.failed, text: message, onRetry: retrySession };
}

function hasRole(session: SignedIn, role: Role | undefined): boolean {
  return role === undefined || session.profile?.role === role;
}
