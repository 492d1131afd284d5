import { describe, expect, test } from 'vitest';
import { readAccountLinkEndpoint, verifyByLinkEndpoint } from '#contracts/accounts/session.ts';
import { auth } from '#server/gateways/auth.ts';
import { makeLinkCode } from '#server/use-cases/accounts/open-account-link.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { failAuth } from '#tests/helpers/flaky-auth.ts';
import { postJson } from '#tests/helpers/functions.ts';
import { newAddress, PASSWORD, readIdToken, signUpUser } from '#tests/helpers/sign-in.ts';
import {
  askFirebase,
  call,
  codeOf,
  firebaseCode,
  me,
  moveTo,
  OWN_PASSWORD,
  records,
  setPassword,
  squat,
  verifyAs,
} from '#tests/helpers/takeover.ts';

/*
 * Someone signs up with a guardian's address and a password of his own, and keeps his session. The
 * guardian gets an email and presses its button. He must not see what is hers.
 */

/** Nothing of the change of hands stays, and no link opens the account once staff have closed it. */
async function expectClosable({ uid, email }: { uid: string; email: string }) {
  const { customClaims } = await auth().getUser(uid);
  expect(customClaims).toEqual({ ownedAddress: email, usedLinks: 1 });
  await auth().updateUser(uid, { disabled: true });
  const later = await auth().getUser(uid);
  expect(await codeOf(await setPassword(makeLinkCode(later, 60_000, new Date())))).toBe(
    'not_found',
  );
  expect((await auth().getUser(uid)).disabled).toBe(true);
}

describe('the link of a verification email', () => {
  test('says whose it is, and verifies nothing alone', async () => {
    const { email, uid, code } = await squat();
    const read = await call(postJson(readAccountLinkEndpoint.path, { code }));
    expect(await read.json()).toEqual({ email });
    expect((await call(postJson(verifyByLinkEndpoint.path, { code }))).status).toBe(401);
    const stranger = await signUpUser();
    expect(await codeOf(await verifyAs(stranger.idToken, code))).toBe('forbidden');
    expect((await auth().getUser(uid)).emailVerified).toBe(false);
  });

  test('sets a password where nobody is signed in, and shuts the other one out', async () => {
    const attacker = await squat();
    const refresh = await askFirebase('signInWithPassword', {
      email: attacker.email,
      password: PASSWORD,
      returnSecureToken: true,
    });
    expect((await setPassword(attacker.code)).status).toBe(200);
    expect((await me(attacker.idToken)).status).toBe(401);
    expect((await me(refresh.idToken ?? '')).status).toBe(401);
    await expect(readIdToken(attacker.email, PASSWORD)).rejects.toThrow(/INVALID/);
    const owner = await readIdToken(attacker.email, OWN_PASSWORD);
    expect(await (await me(owner)).json()).toMatchObject({ emailVerified: true });
    expect((await records(owner)).status).toBe(200);
  });

  test('holds while the other one signs in and sets passwords without a pause', async () => {
    const attacker = await squat();
    const tokens = [attacker.idToken];
    let isOver = false;
    const attack = async () => {
      while (!isOver) {
        const { idToken } = await askFirebase('signInWithPassword', {
          email: attacker.email,
          password: PASSWORD,
          returnSecureToken: true,
        });
        if (idToken) tokens.push(idToken);
        const changed = await askFirebase('update', {
          idToken: tokens.at(-1),
          password: PASSWORD,
          returnSecureToken: true,
        });
        if (changed.idToken) tokens.push(changed.idToken);
      }
    };
    const attacks = [attack(), attack(), attack()];
    const answer = await setPassword(attacker.code);
    const afterwards = await Promise.all(tokens.map((token) => me(token)));
    isOver = true;
    await Promise.all(attacks);
    expect(answer.status).toBe(200);
    expect(tokens.length).toBeGreaterThan(3);
    expect(new Set(afterwards.map(({ status }) => status))).toEqual(new Set([401]));
    expect((await me(tokens.at(-1) ?? '')).status).toBe(401);
    await expect(readIdToken(attacker.email, PASSWORD)).rejects.toThrow(/INVALID/);
    expect((await me(await readIdToken(attacker.email, OWN_PASSWORD))).status).toBe(200);
  });

  test('verifies by one press for who is signed in to the account, whose session stays', async () => {
    const person = await squat();
    expect((await verifyAs(person.idToken, person.code)).status).toBe(200);
    expect((await me(person.idToken)).status).toBe(200);
    const fresh = await readIdToken(person.email, PASSWORD);
    expect(await (await me(fresh)).json()).toMatchObject({ emailVerified: true });
    expect(await codeOf(await setPassword(person.code))).toBe('not_found');
  });

  test('is worth nothing once the account has another address', async () => {
    const attacker = await squat();
    await auth().updateUser(attacker.uid, { email: newAddress('elsewhere') });
    expect(await codeOf(await setPassword(attacker.code))).toBe('not_found');
  });

  test('does not open an account that staff have closed', async () => {
    const person = await squat();
    await auth().updateUser(person.uid, { disabled: true });
    expect(await codeOf(await setPassword(person.code))).toBe('not_found');
    expect((await auth().getUser(person.uid)).disabled).toBe(true);
  });

  test('finishes what was interrupted while the account changed hands', async () => {
    const person = await squat();
    await auth().setCustomUserClaims(person.uid, { changingHands: true });
    await auth().updateUser(person.uid, { disabled: true, password: 'half-way' });
    expect((await setPassword(person.code)).status).toBe(200);
    const owner = await readIdToken(person.email, OWN_PASSWORD);
    expect(await (await me(owner)).json()).toMatchObject({ emailVerified: true });
    await expectClosable(person);
  });

  test.each([1, 2, 3, 4, 5])(
    'finishes what broke off at step %i of the change of hands',
    async (step) => {
      const person = await squat();
      await failAuth('accounts:update', [step]);
      allowConsole(/internal|service_unavailable/);
      expect((await setPassword(person.code)).status).toBeGreaterThanOrEqual(500);
      expect((await setPassword(person.code)).status).toBe(200);
      const owner = await readIdToken(person.email, OWN_PASSWORD);
      expect(await (await me(owner)).json()).toMatchObject({ emailVerified: true });
      await expectClosable(person);
    },
  );

  test.each([1, 2])('verifies once more what broke off at step %i', async (step) => {
    const person = await squat();
    await failAuth('accounts:update', [step]);
    allowConsole(/internal|service_unavailable/);
    expect((await verifyAs(person.idToken, person.code)).status).toBeGreaterThanOrEqual(500);
    expect((await verifyAs(person.idToken, person.code)).status).toBe(200);
    await expectClosable(person);
  });

  test('used twice at once leaves an account that staff can still close', async () => {
    const person = await squat();
    const answers = await Promise.all([setPassword(person.code), setPassword(person.code)]);
    expect(answers.map(({ status }) => status)).toContain(200);
    await expectClosable(person);
  });

  test('leaves an account that staff can close where its owner verifies while it changes hands', async () => {
    const person = await squat();
    await auth().setCustomUserClaims(person.uid, { changingHands: true });
    expect((await verifyAs(person.idToken, person.code)).status).toBe(200);
    await expectClosable(person);
  });

  test.each(['', 'x', 'a.b', '..', 'x'.repeat(3000)])('%# is no code', async (code) => {
    const response = await setPassword(code);
    expect([404, 422]).toContain(response.status);
  });
});

describe('what Firebase verifies without us counts for nothing', () => {
  test('its own verification email, asked for by whoever is signed in', async () => {
    const attacker = await signUpUser({ verified: false });
    await askFirebase('sendOobCode', { requestType: 'VERIFY_EMAIL', idToken: attacker.idToken });
    const oobCode = await firebaseCode(attacker.email, 'VERIFY_EMAIL');
    // The guardian trusts the email and presses the button.
    await askFirebase('update', { oobCode });
    expect((await auth().getUser(attacker.uid)).emailVerified).toBe(true);
    const token = await readIdToken(attacker.email, PASSWORD);
    expect(await (await me(token)).json()).toMatchObject({ emailVerified: false });
    expect(await codeOf(await records(token))).toBe('forbidden');
  });

  test('a verified account that takes over another address', async () => {
    const attacker = await signUpUser();
    const guardian = newAddress('guardian');
    await moveTo(attacker, guardian);
    expect(await auth().getUser(attacker.uid)).toMatchObject({
      email: guardian,
      emailVerified: true,
    });
    const token = await readIdToken(guardian, PASSWORD);
    expect(await codeOf(await records(token))).toBe('forbidden');
  });
});
