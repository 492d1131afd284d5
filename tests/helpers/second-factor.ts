import { Secret, TOTP } from 'otpauth';
import * as z from 'zod/mini';
import { noSecondFactor, type SecondFactor } from '#domain/access/second-factor.ts';
import type { Account } from '#server/core/account.ts';
import { auth } from '#server/gateways/auth.ts';
import { firestore } from '#server/gateways/firestore.ts';
import { secondFactors } from '#server/gateways/records.ts';
import { makeSecret } from '#server/use-cases/access/codes.ts';
import { sealSecret } from '#server/use-cases/access/seal-secret.ts';
import { makeStepUp } from '#server/use-cases/access/step-up.ts';

/* Administrators who have passed the second factor, without a phone. How they pass it is a test of its own. */

const ClaimsSchema = z.object({ sub: z.string(), auth_time: z.number() });

/** Writes that the account has an app, and a password whose length was checked. @returns the app's key */
export async function setUpFactor(
  uid: string,
  given: Partial<SecondFactor> = {},
): Promise<{ factor: SecondFactor; secret: string }> {
  const { factor, secret } = await makeFactor(uid, given);
  await secondFactors().doc(uid).set(factor);
  return { factor, secret };
}

async function makeFactor(uid: string, given: Partial<SecondFactor> = {}) {
  const now = new Date();
  const secret = makeSecret();
  const { tokensValidAfterTime = null } = await auth().getUser(uid);
  const factor: SecondFactor = {
    ...noSecondFactor(uid, now),
    secret: sealSecret(secret, uid),
    enrolledAt: now.toISOString(),
    passwordSince: tokensValidAfterTime,
    ...given,
  };
  return { factor, secret };
}

/** What the app shows. @param steps codes before (negative) or after the one of now */
export function codeOf(secret: string, steps = 0): string {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  return totp.generate({ timestamp: Date.now() + steps * 30_000 });
}

/** Has passed with this sign-in. @returns the cookie, as a browser sends it */
export async function passedBy(uid: string, idToken: string): Promise<string> {
  const { factor: first } = await makeFactor(uid);
  const claims = idToken.split('.')[1] ?? '';
  const { auth_time } = ClaimsSchema.parse(
    JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')),
  );
  const signedInAt = new Date(auth_time * 1000).toISOString();
  const account: Account = { uid, email: '', emailVerified: true, signedInAt, profile: null };
  const { cookie, stepUp } = makeStepUp(account, new Date());
  // Many tests pass as the demo's administrator at once, more than the browsers that one person may have
  // open: none may lose another's pass.
  await firestore().runTransaction(async (transaction) => {
    const doc = secondFactors().doc(uid);
    const factor = (await transaction.get(doc)).data() ?? first;
    const open = factor.stepUps.filter(({ until }) => until > new Date().toISOString());
    transaction.set(doc, { ...factor, stepUps: [...open, stepUp] });
  });
  return cookie.split(';')[0] ?? '';
}
