import { $session } from '#browser/session/session-store.ts';

/**
 * Says above the form where it could not be found out who is signed in: their email is not filled in, and the
 * card that offers to sign in is hidden. A page that needs an account says it itself.
 */
export function watchFailedSession(): void {
  $session.subscribe(({ status }) => {
    if (status !== 'failed') return;
    import('./show-failed-session.tsx').then(
      ({ showFailedSession }) => showFailedSession(),
      () => undefined,
    );
  });
}
