import { codeOf } from './firebase-code.ts';
import { loadFirebase } from './load-firebase.ts';
import { describeFailure } from './messages.ts';

/** What came of the code of a mailed link: `isSpent` = run out, used before or never ours. */
export type LinkOutcome<T> =
  | { ok: true; value: T }
  | { ok: false; isSpent: boolean; message: string };

const SPENT = ['auth/expired-action-code', 'auth/invalid-action-code', 'auth/user-not-found'];

async function attempt<T>(work: () => Promise<T>): Promise<LinkOutcome<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, isSpent: SPENT.includes(codeOf(error)), message: describeFailure(error) };
  }
}

/** The address that the link was mailed to. */
export function readMailedLink(
  mode: 'verifyEmail' | 'resetPassword',
  code: string,
): Promise<LinkOutcome<string>> {
  return attempt(async () => {
    const firebase = await loadFirebase();
    return mode === 'verifyEmail'
      ? firebase.readVerificationCode(code)
      : firebase.readResetCode(code);
  });
}

/** Verifies the address; whoever is signed in here is so with a verified one from now on. */
export function applyVerification(code: string): Promise<LinkOutcome<void>> {
  return attempt(async () => {
    const user = await (await loadFirebase()).verifyEmail(code);
    if (!user) return;
    const { followUser } = await import('./session.ts');
    await followUser(user);
  });
}

/** Sets the password of the account that the link was mailed for. Sessions from before end with it. */
export function applyNewPassword(code: string, password: string): Promise<LinkOutcome<void>> {
  return attempt(async () => (await loadFirebase()).setNewPassword(code, password));
}
