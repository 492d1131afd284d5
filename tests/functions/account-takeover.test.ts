import { describe, expect, test } from 'vitest';
import { setAdminPasswordEndpoint } from '#contracts/access/dashboard.ts';
import { readAccountRecordsEndpoint } from '#contracts/accounts/own-account.ts';
import {
  getOwnAccountEndpoint,
  readAccountLinkEndpoint,
  requestVerificationEndpoint,
  saveOwnProfileEndpoint,
  setPasswordByLinkEndpoint,
  verifyByLinkEndpoint,
} from '#contracts/accounts/session.ts';
import { readOverviewEndpoint } from '#contracts/overview/dashboard.ts';
import api from '#functions/account.ts';
import admin from '#functions/admin.ts';
import access from '#functions/admin-access.ts';
import { auth } from '#server/gateways/auth.ts';
import { outbox, profiles } from '#server/gateways/records.ts';
import { COMMAND_LINE } from '#server/use-cases/access/command-line.ts';
import { grantAdmin } from '#server/use-cases/access/grant-admin.ts';
import { makeLinkCode } from '#server/use-cases/accounts/open-account-link.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { newAddress, PASSWORD, readIdToken, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/*
 * Someone signs up with a guardian's address and a password of his own, and keeps his session. The
 * guardian gets an email and presses its button. He must not see what is hers.
 */

const OWN_PASSWORD = 'the-guardians-own';
const call = (request: Request) => invoke(api, request);
const me = (idToken: string) => call(sentBy({ idToken }, get(getOwnAccountEndpoint.path)));
const records = (idToken: string) =>
  call(sentBy({ idToken }, get(readAccountRecordsEndpoint.path)));
const setPassword = (code: string, password = OWN_PASSWORD) =>
  call(postJson(setPasswordByLinkEndpoint.path, { code, password }));
const verifyAs = (idToken: string, code: string) =>
  call(sentBy({ idToken }, postJson(verifyByLinkEndpoint.path, { code })));
const codeOf = async (response: Response) =>
  ((await response.json()) as { error: { code: string } }).error.code;

/** What anyone can ask of Firebase Auth without us. */
async function askFirebase(action: string, body: object): Promise<Record<string, string>> {
  const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  const path = `identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`;
  const response = await fetch(`${emulator}/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return (await response.json()) as Record<string, string>;
}

/** The codes that Firebase itself has mailed to an address. */
async function firebaseCode(email: string, requestType: string): Promise<string> {
  const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  const answer = await fetch(`${emulator}/emulator/v1/projects/demo-courtside/oobCodes`);
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; newEmail?: string; requestType: string; oobCode: string }[];
  };
  const found = oobCodes.findLast(
    (each) => [each.email, each.newEmail].includes(email) && each.requestType === requestType,
  );
  return found?.oobCode ?? '';
}

/** A sign-up with somebody else's address, and the code that was then mailed to its owner. */
async function squat() {
  const attacker = await signUpUser({ verified: false });
  await call(sentBy(attacker, postJson(requestVerificationEndpoint.path, {})));
  await flush();
  const mail = (await stack.mailbox.readMail(attacker.email)).at(-1);
  const code = new URL(/https?:\/\/\S+/.exec(mail?.text ?? '')?.[0] ?? '').searchParams.get('code');
  return { ...attacker, code: code ?? '' };
}

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

/** Gives the account another address by Firebase's own link, which the new address opens. */
async function moveTo({ idToken }: { idToken: string }, newEmail: string) {
  await askFirebase('sendOobCode', { requestType: 'VERIFY_AND_CHANGE_EMAIL', idToken, newEmail });
  const oobCode = await firebaseCode(newEmail, 'VERIFY_AND_CHANGE_EMAIL');
  await askFirebase('update', { oobCode });
}

describe('the link of a verification email', () => {
  test('says whose it is, and by itself verifies nothing', async () => {
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

describe('an administrator’s account that was moved to another address', () => {
  const overview = async (idToken: string) =>
    invoke(admin, sentBy({ idToken }, get(readOverviewEndpoint.path)));
  const setPasswordOf = (idToken: string) =>
    invoke(
      access,
      sentBy({ idToken }, postJson(setAdminPasswordEndpoint.path, { password: 'x'.repeat(20) })),
    );

  test('opens no dashboard, sets no password, and stays the owner’s in the list', async () => {
    const owner = await signUpUser({ role: 'admin' });
    const thief = newAddress('thief');
    expect((await overview(owner.idToken)).status).toBe(200);
    await moveTo(owner, thief);
    const token = await readIdToken(thief, PASSWORD);
    expect((await overview(token)).status).toBe(403);
    expect((await setPasswordOf(token)).status).toBe(403);

    // Our own link verifies the thief's address, and his profile is saved from there.
    const moved = await auth().getUser(owner.uid);
    expect((await verifyAs(token, makeLinkCode(moved, 60_000, new Date()))).status).toBe(200);
    const verified = await readIdToken(thief, PASSWORD);
    const form = {
      firstName: 'Robin',
      lastName: 'Doe',
      phone: null,
      dateOfBirth: '1980-01-01',
      role: 'parent',
    };
    const saved = await call(
      sentBy({ idToken: verified }, postJson(saveOwnProfileEndpoint.path, form)),
    );
    expect(saved.status).toBe(200);
    expect(await (await me(verified)).json()).toMatchObject({ emailVerified: true });
    const refused = await overview(verified);
    expect(refused.status).toBe(403);
    expect(await codeOf(refused)).toBe('forbidden');
    expect((await setPasswordOf(verified)).status).toBe(403);
    expect((await profiles().doc(owner.uid).get()).data()?.email).toBe(owner.email);
  });

  test('is one again once it is granted anew, of which the old address hears', async () => {
    const owner = await signUpUser({ role: 'admin' });
    const address = newAddress('renamed');
    await moveTo(owner, address);
    const token = await readIdToken(address, PASSWORD);
    const code = makeLinkCode(await auth().getUser(owner.uid), 60_000, new Date());
    expect((await verifyAs(token, code)).status).toBe(200);
    const idToken = await readIdToken(address, PASSWORD);
    expect((await overview(idToken)).status).toBe(403);
    expect(await grantAdmin(address, COMMAND_LINE, new Date())).toMatchObject({ isNew: true });
    expect((await overview(idToken)).status).toBe(200);
    const told = (await outbox().where('about', '==', `profiles/${owner.uid}`).get()).docs;
    expect(told.map((doc) => doc.data().to)).toEqual(
      expect.arrayContaining([owner.email, address]),
    );
  });
});
