import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import { serviceUnavailable } from '../http/deadline.ts';
import { isUnreachable } from '../http/unreachable.ts';
import { firebaseApp } from './firestore.ts';

/** Firebase Auth with the powers of the server. */
export function auth(): Auth {
  return getAuth(firebaseApp());
}

/** Who a valid ID token was issued to. */
export interface SignedIn {
  uid: string;
  /** Lower case. Records are matched by it only while it is verified. */
  email: string;
  emailVerified: boolean;
  /** When they last gave their password: renewing a token does not count. UTC ISO instant. */
  signedInAt: string;
}

/**
 * Who signed in with this ID token, or null when it is forged, expired, revoked, or its account is
 * gone or disabled. Costs one question to Firebase Auth, so that signing out everywhere counts at once.
 * @param by 'signature' asks nobody and lets revoked tokens through: never enough to answer anyone
 * @throws Error when Firebase Auth cannot be reached or does not answer as it should
 */
export async function verifyIdToken(
  token: string,
  by: 'account' | 'signature' = 'account',
): Promise<SignedIn | null> {
  try {
    const claims = await auth().verifyIdToken(token, by === 'account');
    return {
      uid: claims.uid,
      email: (claims.email ?? '').toLowerCase(),
      emailVerified: claims.email_verified === true,
      signedInAt: new Date(claims.auth_time * 1000).toISOString(),
    };
  } catch (error) {
    if (isRefusal(error)) return null;
    throw isAboutKeys(error) ? serviceUnavailable(error) : error;
  }
}

/** What Firebase says of a token that is worth nothing. */
const REFUSALS: readonly unknown[] = [
  'auth/argument-error',
  'auth/id-token-expired',
  'auth/id-token-revoked',
  'auth/invalid-uid',
  'auth/user-disabled',
  'auth/user-not-found',
];
/** The SDK calls it a wrong argument, too, when Google's keys cannot be fetched, and drops the cause. */
const KEYS_NOT_FETCHED = /^Error (while making request|fetching public keys)/;

/** Whether the token was looked at and refused. Whatever else went wrong must not sign people out. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('code' in error)) return false;
  return REFUSALS.includes(error.code) && !isAboutKeys(error) && !isUnreachable(error);
}

function isAboutKeys(error: unknown): boolean {
  return error instanceof Error && KEYS_NOT_FETCHED.test(error.message);
}

/** The sign-in that an address or a uid belongs to, or null. */
export async function findUser(
  by: { email: string } | { uid: string },
): Promise<UserRecord | null> {
  const { users } = await auth().getUsers([by]);
  return users[0] ?? null;
}

/** A sign-in nobody has a password for yet; it is used once its owner sets one. */
export async function createUserWithoutPassword(
  email: string,
  displayName: string,
): Promise<UserRecord> {
  return auth().createUser({ email, displayName });
}

/**
 * The code of a new single-use link, which Firebase would hand out with an address of its own.
 * @throws Error when Firebase answers with a link that has no code
 */
export async function makeActionCode(
  mode: 'verifyEmail' | 'resetPassword',
  email: string,
): Promise<string> {
  const link = await (mode === 'verifyEmail'
    ? auth().generateEmailVerificationLink(email)
    : auth().generatePasswordResetLink(email));
  const code = new URL(link).searchParams.get('oobCode');
  if (!code) throw new Error('Firebase Auth made a link without a code.');
  return code;
}

/** Removes a sign-in for good. One that is gone already is as good. */
export async function deleteUser(uid: string): Promise<void> {
  try {
    await auth().deleteUser(uid);
  } catch (error) {
    const isGone =
      error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
