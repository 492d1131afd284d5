import type { User } from 'firebase/auth';
import { type ApiError, callApi } from '#browser/api.ts';
import { requestVerification, saveOwnProfile } from '#contracts/accounts.ts';
import type { ProfileForm, SignUpForm } from '#domain/accounts/account-forms.ts';
import { loadFirebase } from './load-firebase.ts';
import { describeFailure } from './messages.ts';
import { followUser, holdSession, showAccount } from './session.ts';

export type SignUpOutcome =
  | { ok: true; isMailed: boolean }
  /** `isMade`: the account is there, its profile is not; it is completed with `completeProfile`. */
  | { ok: false; isMade: boolean; message: string };

const ANSWER = { onUnauthorised: 'answer' } as const;

/**
 * Makes an account in three steps: the sign-in, its profile, the mail that verifies the address. Signs
 * out at the end, as the specification has it; where the second step fails, the person stays signed in
 * and completes it. Never throws.
 */
export async function signUp(form: SignUpForm): Promise<SignUpOutcome> {
  const { email, password, confirmPassword: _, ...profile } = form;
  return holdSession(async () => {
    let user: User;
    try {
      user = await (await loadFirebase()).createUser(email, password);
    } catch (error) {
      await followUser(null);
      return { ok: false, isMade: false, message: describeFailure(error) } as const;
    }
    const saved = await callApi(saveOwnProfile, profile, ANSWER);
    if (!saved.ok) {
      await followUser(user);
      return { ok: false, isMade: true, message: saved.error.message } as const;
    }
    const mailed = await callApi(requestVerification, {}, ANSWER);
    await (await loadFirebase()).signOut();
    await followUser(null);
    return { ok: true, isMailed: mailed.ok } as const;
  });
}

/** Completes a sign-up that was interrupted, or changes what the person says of themselves. */
export async function completeProfile(
  profile: ProfileForm,
): Promise<{ ok: true } | { ok: false; error: ApiError }> {
  const saved = await callApi(saveOwnProfile, profile, ANSWER);
  if (!saved.ok) return saved;
  if (!saved.data.emailVerified) await callApi(requestVerification, {}, ANSWER);
  showAccount(saved.data);
  return { ok: true };
}
