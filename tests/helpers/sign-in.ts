import * as z from 'zod/mini';
import type { Role } from '#domain/accounts/roles.ts';
import { auth } from '#server/gateways/auth.ts';
import { profiles } from '#server/gateways/records.ts';
import { passedBy } from './second-factor.ts';

/* People who can sign in, for tests of functions and in a browser. Both have the services' environment. */

/** Of everyone that these helpers make. */
export const PASSWORD = 'courtside-demo';

export interface TestUser {
  uid: string;
  email: string;
  /** For `Authorization: Bearer …`, valid for an hour. */
  idToken: string;
  /** Of an admin who has passed the second factor: the cookie that says so. */
  cookie?: string;
}

/** A mail address that no other test uses. */
export function newAddress(who = 'person'): string {
  return `${who}-${crypto.randomUUID()}@example.com`;
}

/**
 * Makes an account that can sign in with `PASSWORD`, and with a role its profile.
 * @param given.role null = no profile, as between the sign-up and its completion
 * @param given.secondFactor an admin has passed it with this sign-in unless told
 */
export async function signUpUser(
  given: { email?: string; verified?: boolean; role?: Role | null; secondFactor?: boolean } = {},
): Promise<TestUser> {
  const { email = newAddress(), verified = true, role = 'parent' } = given;
  const { secondFactor = role === 'admin' } = given;
  const { uid } = await auth().createUser({ email, password: PASSWORD, emailVerified: verified });
  // As by the link of a verification email.
  if (verified) await auth().setCustomUserClaims(uid, { ownedAddress: email.toLowerCase() });
  const now = new Date().toISOString();
  const unknown = null;
  if (role) {
    await profiles().doc(uid).create({
      id: uid,
      userId: uid,
      firstName: 'Robin',
      lastName: 'Doe',
      email: email.toLowerCase(),
      role,
      pastSeason: unknown,
      leftAt: unknown,
      returnedFrom: unknown,
      broughtBackAt: unknown,
      ageSaidAt: unknown,
      dateOfBirth: unknown,
      phone: unknown,
      jerseyNumber: unknown,
      position: unknown,
      teamName: unknown,
      parentGuardianName: unknown,
      parentGuardianPhone: unknown,
      emergencyContactName: unknown,
      emergencyContactPhone: unknown,
      registrationId: unknown,
      age: unknown,
      grade: unknown,
      photoConsent: false,
      createdAt: now,
      updatedAt: now,
    });
  }
  const idToken = await readIdToken(email);
  const user = { uid, email, idToken };
  return secondFactor ? { ...user, cookie: await passedBy(uid, idToken) } : user;
}

const SignInAnswerSchema = z.object({
  localId: z.string(),
  idToken: z.string(),
  refreshToken: z.string(),
  expiresIn: z.string(),
});

/** A fresh ID token, as the browser has it after signing in; also for the demo accounts. */
export async function readIdToken(email: string, password = PASSWORD): Promise<string> {
  return (await signInAtFirebase(email, password)).idToken;
}

/** What Firebase answers a browser that signs in. */
export async function signInAtFirebase(
  email: string,
  password: string,
): Promise<z.infer<typeof SignInAnswerSchema>> {
  const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  const path = 'identitytoolkit.googleapis.com/v1/accounts:signInWithPassword';
  const response = await fetch(`${emulator}/${path}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password, returnSecureToken: true }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${email} cannot sign in: ${JSON.stringify(answer)}`);
  return SignInAnswerSchema.parse(answer);
}

/**
 * A token of the local Auth service with other claims. Sessions end by the second, and what was issued in
 * the very second still stands: a test of that says that the session is older.
 */
export function withClaims(idToken: string, change: Record<string, unknown>): string {
  const [header = '', payload = '', signature = ''] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
  return [header, changed, signature].join('.');
}

/** The same session, begun a minute before. */
export function begunEarlier(idToken: string): string {
  return withClaims(idToken, { auth_time: Math.floor(Date.now() / 1000) - 60 });
}

/** The request with the token of whoever sends it. */
export function sentBy(user: Pick<TestUser, 'idToken' | 'cookie'>, request: Request): Request {
  request.headers.set('authorization', `Bearer ${user.idToken}`);
  if (user.cookie) request.headers.set('cookie', user.cookie);
  return request;
}
