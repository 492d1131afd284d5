import { type App, cert, getApps, initializeApp } from 'firebase-admin/app';
import { type Auth, getAuth, type UserRecord } from 'firebase-admin/auth';
import type { SignedIn } from '../core/account.ts';
import { serviceUnavailable, withDeadline } from '../core/deadline.ts';
import { recordsEnv } from '../core/env.ts';
import { isUnreachable } from '../core/unreachable.ts';
import { untilNextSecond } from '../core/until-next-second.ts';

export type { UserRecord } from 'firebase-admin/auth';

/** The one Firebase app of this process. */
function firebaseApp(): App {
  const [existing] = getApps();
  if (existing) return existing;
  const { FIREBASE_PROJECT_ID, FIREBASE_CLIENT_EMAIL, FIREBASE_PRIVATE_KEY } = recordsEnv();
  return initializeApp({
    projectId: FIREBASE_PROJECT_ID,
    credential: cert({
      projectId: FIREBASE_PROJECT_ID,
      clientEmail: FIREBASE_CLIENT_EMAIL,
      privateKey: FIREBASE_PRIVATE_KEY,
    }),
  });
}

/** Firebase Auth with the powers of the server. */
export function auth(): Auth {
  return getAuth(firebaseApp());
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
      emailVerified: isOwned(claims.email_verified, claims.email, claims.ownedAddress),
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

/** The SDK waits 25 seconds and asks up to four times more: a run of a minute would be over before. */
const DEADLINE_MS = 4_000;
const soon = <T>(work: Promise<T>) => withDeadline(work, DEADLINE_MS, 'auth');

/** The sign-in that an address or a uid belongs to, or null. @throws AppError service_unavailable */
export async function findUser(
  by: { email: string } | { uid: string },
): Promise<UserRecord | null> {
  const { users } = await soon(auth().getUsers([by]));
  return users[0] ?? null;
}

/** Whether an address has an account whose owner has shown that it is theirs. */
export async function hasVerified(email: string): Promise<boolean> {
  const user = await findUser({ email });
  return user !== null && isVerified(user);
}

/** A sign-in nobody has a password for yet; it is used once its owner sets one. */
export async function createUserWithoutPassword(
  email: string,
  displayName: string,
): Promise<UserRecord> {
  return soon(auth().createUser({ email, displayName }));
}

/** Whether the owner of the account's address has shown that it is theirs. */
export function isVerified({ email, emailVerified, customClaims }: UserRecord): boolean {
  return isOwned(emailVerified, email, customClaims?.ownedAddress);
}

/**
 * Firebase verifies an address for whoever is signed in and whoever then opens its email, though these
 * may be two people. So we count it only where our own link was used, which is noted in a claim that
 * only the server can write, and only while the account still has that address.
 */
function isOwned(verified: unknown, email: unknown, ownedAddress: unknown): boolean {
  return (
    verified === true &&
    typeof email === 'string' &&
    email !== '' &&
    email.toLowerCase() === ownedAddress
  );
}

/** What a used link leaves on an account, as claims that only the server can write. */
export interface LinkUse {
  /** That the link was emailed to, in lower case. */
  email: string;
  usedLinks: number;
}

/** Notes that the owner of the address has shown it by a link, which is spent last. The sessions stay. */
export async function ownAddress(user: UserRecord, use: LinkUse): Promise<void> {
  await auth().updateUser(user.uid, { emailVerified: true });
  await noteUse(user, use);
}

/**
 * The account may have been read while it changed hands by the same link, used twice at once: kept, that
 * claim would keep staff from closing the account ({@link isClosed}).
 */
async function noteUse({ uid, customClaims }: UserRecord, use: LinkUse): Promise<void> {
  const { changingHands: _over, ...claims } = customClaims ?? {};
  const { email, usedLinks } = use;
  await auth().setCustomUserClaims(uid, { ...claims, ownedAddress: email, usedLinks });
}

/**
 * Hands an account over to the owner of its address: with this password, without any session or other
 * way in. Whoever had it may be at work this moment, so it is closed while it changes hands. The link is
 * spent last: were we stopped at any step before, it does it again.
 */
export async function handOver(user: UserRecord, password: string, use: LinkUse): Promise<void> {
  const { uid, customClaims } = user;
  await auth().setCustomUserClaims(uid, { ...customClaims, changingHands: true });
  const closed = await auth().updateUser(uid, { disabled: true, password });
  await endSessions(uid);
  const others = closed.providerData.map(({ providerId }) => providerId);
  await auth().updateUser(uid, {
    disabled: false,
    emailVerified: true,
    providersToUnlink: others.filter((provider) => provider !== 'password'),
  });
  await noteUse(user, use);
}

/** Whether staff have closed the account. One that is changing hands is closed for a second only. */
export function isClosed({ disabled, customClaims }: UserRecord): boolean {
  return disabled && customClaims?.changingHands !== true;
}

/** Sets a password. Every session ends: Firebase takes no token from before it. */
export async function setPassword(uid: string, password: string): Promise<UserRecord> {
  return auth().updateUser(uid, { password });
}

/** Ends every session of an account, this one too. It counts from the next request on. */
export async function endSessions(uid: string): Promise<void> {
  // Sessions end by the second: one that began in this very second must end, too.
  await untilNextSecond();
  await auth().revokeRefreshTokens(uid);
}

/** Firebase Auth tells of so many accounts at once. */
const USERS_AT_ONCE = 100;

/** The sign-ins of these uids, by uid. */
export async function findUsers(uids: readonly string[]): Promise<Map<string, UserRecord>> {
  const parts = Array.from({ length: Math.ceil(uids.length / USERS_AT_ONCE) }, (_, index) =>
    uids.slice(index * USERS_AT_ONCE, (index + 1) * USERS_AT_ONCE),
  );
  const found = await Promise.all(
    parts.map((part) => auth().getUsers(part.map((uid) => ({ uid })))),
  );
  return new Map(found.flatMap(({ users }) => users).map((user) => [user.uid, user]));
}

/** Removes a sign-in for good. One that is gone already is as good. @throws AppError service_unavailable */
export async function deleteUser(uid: string): Promise<void> {
  try {
    await soon(auth().deleteUser(uid));
  } catch (error) {
    const isGone =
      error instanceof Error && 'code' in error && error.code === 'auth/user-not-found';
    if (!isGone) throw error;
  }
}
