import type { User } from 'firebase/auth';
import { type ApiError, callApi } from '#browser/api.ts';
import {
  requestVerificationEndpoint,
  saveOwnProfileEndpoint,
} from '#contracts/accounts/session.ts';
import type { ProfileForm, SignUpForm } from '#domain/accounts/account-forms.ts';
import { describeFailure, type Failure } from './describe-failure.ts';
import { loadFirebase } from './load-firebase.ts';
import { startSession } from './start-session.ts';

export type SignUpOutcome =
  | { ok: true; isMailed: boolean }
  /** `isMade`: the account is there, its profile is not; it is completed with `completeProfile`. */
  | (Failure & { isMade: boolean });

const ANSWER = { onUnauthorized: 'answer' } as const;

/**
 * Makes an account in three steps: the sign-in, its profile, the mail that verifies the address. Signs
 * out at the end, as the specification has it; where the second step fails, the person stays signed in
 * and completes it. Never throws.
 */
export async function signUp(form: SignUpForm): Promise<SignUpOutcome> {
  try {
    const { holdSession } = await import('./session.ts');
    startSession({ certain: true });
    return await holdSession(() => makeAccount(form));
  } catch (error) {
    return { ...describeFailure(error), isMade: false };
  }
}

async function makeAccount(form: SignUpForm): Promise<SignUpOutcome> {
  const { email, password, confirmPassword: _, ...profile } = form;
  const { followUser } = await import('./session.ts');
  const firebase = await loadFirebase();
  let user: User;
  try {
    user = await firebase.createUser(email, password);
  } catch (error) {
    await followUser(null);
    throw error;
  }
  const saved = await callApi(saveOwnProfileEndpoint, profile, ANSWER);
  if (!saved.ok) {
    await followUser(user);
    return { ok: false, isMade: true, message: saved.error.message };
  }
  const mailed = await callApi(requestVerificationEndpoint, {}, ANSWER);
  await firebase.signOut();
  await followUser(null);
  return { ok: true, isMailed: mailed.ok };
}

/** Completes a sign-up that was interrupted, or changes what the person says of themselves. */
export async function completeProfile(
  profile: ProfileForm,
): Promise<{ ok: true } | { ok: false; error: ApiError }> {
  const saved = await callApi(saveOwnProfileEndpoint, profile, ANSWER);
  if (!saved.ok) return saved;
  if (!saved.data.emailVerified) await callApi(requestVerificationEndpoint, {}, ANSWER);
  const { showAccount } = await import('./session.ts');
  showAccount(saved.data);
  return { ok: true };
}
