import { callApi } from '#browser/api.ts';
import { forgetPrivate } from '#browser/private-storage.ts';
import { signOutEverywhereEndpoint } from '#contracts/accounts/session.ts';
import type { SignInForm } from '#domain/accounts/account-forms.ts';
import { describeFailure, type Failure, UNEXPECTED } from './describe-failure.ts';
import { loadFirebase } from './load-firebase.ts';
import { markSigningOut, unmarkSigningOut } from './sign-out-mark.ts';
import { startSession } from './start-session.ts';

/** What came of a step at Firebase: nothing to say, or what the person is told. */
export type Outcome = { ok: true } | Failure;

/** Signs in; the session has changed when this resolves. Never throws. */
export async function signIn({ email, password }: SignInForm): Promise<Outcome> {
  try {
    const [{ followUser, holdSession }, firebase] = await Promise.all([
      import('./session.ts'),
      loadFirebase(),
    ]);
    startSession({ certain: true });
    const user = await holdSession(() => firebase.signIn(email, password)).catch(
      async (error: unknown) => {
        await followUser(null);
        throw error;
      },
    );
    const session = await followUser(user);
    if (session.status === 'signed-in') return { ok: true };
    return session.status === 'failed' ? { ok: false, message: session.message } : UNEXPECTED;
  } catch (error) {
    return describeFailure(error);
  }
}

/** Asks for the password again before something that cannot be undone; whatever comes of it, the session stays. */
export async function confirmPassword(password: string): Promise<Outcome> {
  try {
    await (await loadFirebase()).confirmPassword(password);
    return { ok: true };
  } catch (error) {
    return describeFailure(error);
  }
}

/** Ends every session of the account on every device, then this one. */
export async function signOutEverywhere(): Promise<Outcome> {
  const answer = await callApi(signOutEverywhereEndpoint, {});
  if (!answer.ok) return { ok: false, message: answer.error.message };
  await signOut();
  return { ok: true };
}

/** Signs out in every tab, and forgets what was typed on this device. */
export async function signOut(): Promise<void> {
  forgetPrivate();
  // The other tabs hear of the mark, and forget what stands in their forms.
  markSigningOut();
  const [{ followUser }, firebase] = await Promise.all([import('./session.ts'), loadFirebase()]);
  await firebase.signOut();
  unmarkSigningOut();
  await followUser(null);
}
