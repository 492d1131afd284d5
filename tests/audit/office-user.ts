import { passedBy } from '#tests/helpers/second-factor.ts';
import { readIdToken, type TestUser } from '#tests/helpers/sign-in.ts';

/**
 * The person with a token of this moment, and an admin's second factor passed with it: the audit's clock runs ahead of the Auth emulator's, which
 * signs nothing, so that its dates can be set.
 */
export async function signInAgain(user: TestUser): Promise<TestUser> {
  const [, payload = ''] = (await readIdToken(user.email)).split('.');
  const seconds = Math.floor(Date.now() / 1000);
  const claims = {
    ...(JSON.parse(Buffer.from(payload, 'base64url').toString()) as object),
    iat: seconds,
    auth_time: seconds,
    exp: seconds + 3600,
  };
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const idToken = `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`;
  const again = { ...user, idToken };
  return user.cookie ? { ...again, cookie: await passedBy(user.uid, idToken) } : again;
}
