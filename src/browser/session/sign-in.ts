import type { User } from 'firebase/auth';
import type { SignInForm } from '#domain/accounts/account-forms.ts';
import { loadFirebase } from './load-firebase.ts';
import { describeFailure, messages } from './messages.ts';
import { followUser, holdSession } from './session.ts';

/** What came of a step at Firebase: nothing to say, or what the person is told. */
export type Outcome = { ok: true } | { ok: false; message: string };

/** Signs in; the session has changed when this resolves. Never throws. */
export async function signIn({ email, password }: SignInForm): Promise<Outcome> {
  let user: User;
  try {
    user = await holdSession(async () => (await loadFirebase()).signIn(email, password));
  } catch (error) {
    await followUser(null);
    return { ok: false, message: describeFailure(error) };
  }
  const session = await followUser(user);
  if (session.status === 'signed-in') return { ok: true };
  return {
    ok: false,
    message: session.status === 'failed' ? session.message : messages.unexpected,
  };
}

/** Asks for the password again before something that cannot be undone; whatever comes of it, the session stays. */
export async function confirmPassword(password: string): Promise<Outcome> {
  try {
    await (await loadFirebase()).confirmPassword(password);
    return { ok: true };
  } catch (error) {
    return { ok: false, message: describeFailure(error) };
  }
}

/** Signs out in every tab. */
export async function signOut(): Promise<void> {
  const firebase = await loadFirebase();
  await firebase.signOut();
  await followUser(null);
}
