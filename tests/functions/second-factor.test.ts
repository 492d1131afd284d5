import { describe, expect, test } from 'vitest';
import {
  beginEnrollmentEndpoint,
  confirmEnrollmentEndpoint,
  getSecondFactorEndpoint,
  passSecondFactorEndpoint,
  replaceSecondFactorEndpoint,
  setAdminPasswordEndpoint,
} from '#contracts/access/dashboard.ts';
import { readMedicalNoteEndpoint } from '#contracts/players/dashboard.ts';
import { STEP_UP_MS } from '#domain/access/second-factor.ts';
import admin from '#functions/admin.ts';
import access from '#functions/admin-access.ts';
import { auth } from '#server/gateways/auth.ts';
import { auditLog, secondFactors } from '#server/gateways/records.ts';
import { hashRecoveryCode } from '#server/use-cases/access/codes.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { addMedicalNote, addPlayer } from '#tests/helpers/players.ts';
import { codeOf, setUpFactor } from '#tests/helpers/second-factor.ts';
import { readIdToken, sentBy, signUpUser, type TestUser } from '#tests/helpers/sign-in.ts';
import { messages } from '#words/office/refusals/access.ts';

/* What an administrator proves to be one with, besides a password that may be known to others. */

await stack.seed();
const MEDICAL = 'Bee stings: carries an EpiPen.';
const player = await addPlayer();
await addMedicalNote(player, MEDICAL);

const newAdmin = () => signUpUser({ role: 'admin', secondFactor: false });

async function post(user: TestUser, path: string, body: object = {}) {
  const response = await invoke(access, sentBy(user, postJson(path, body)));
  const cookie = response.headers.getSetCookie()[0];
  return { status: response.status, cookie, body: await response.json() };
}

const readNote = async (user: TestUser) => {
  const query = new URLSearchParams({ id: player.id });
  const response = await invoke(
    admin,
    sentBy(user, get(`${readMedicalNoteEndpoint.path}?${query}`)),
  );
  return { status: response.status, body: await response.json() };
};

const stateOf = async (user: TestUser) =>
  getSecondFactorEndpoint.response.parse(
    await (await invoke(access, sentBy(user, get(getSecondFactorEndpoint.path)))).json(),
  );

const wanted = { status: 403, body: { error: { code: 'second_factor_required' } } };
const pairOf = (cookie = '') => cookie.split(';')[0] ?? '';

async function actionsOn({ uid }: TestUser) {
  const found = await auditLog().where('subject', '==', `profiles/${uid}`).get();
  return found.docs.map((doc) => doc.data().action);
}

async function subjectsTo(email: string) {
  await flush();
  return (await stack.mailbox.readMail(email)).map(({ subject }) => subject);
}

/** A new admin with an app, who has not passed. */
async function enrolled() {
  const user = await newAdmin();
  return { user, ...(await setUpFactor(user.uid)) };
}

describe('setting it up', () => {
  test('from a short password to medical notes: password, app, code, and all of it is mailed', async () => {
    const user = await newAdmin();
    expect(await readNote(user)).toMatchObject(wanted);
    expect(await stateOf(user)).toEqual({
      passwordSet: false,
      enrolledAt: null,
      recoveryCodesLeft: 0,
      signedInLately: true,
    });
    expect(await post(user, beginEnrollmentEndpoint.path)).toMatchObject({ status: 409 });
    const short = await post(user, setAdminPasswordEndpoint.path, { password: 'eleven-char' });
    expect(short).toMatchObject({ status: 422, body: { error: { code: 'invalid_input' } } });

    const password = 'twelve-chars';
    expect(await post(user, setAdminPasswordEndpoint.path, { password })).toMatchObject({
      status: 200,
    });
    const again = { ...user, idToken: await readIdToken(user.email, password) };
    expect(await stateOf(again)).toMatchObject({ passwordSet: true });

    const begun = await post(again, beginEnrollmentEndpoint.path);
    const { secret, uri } = beginEnrollmentEndpoint.response.parse(begun.body);
    expect(uri).toContain('otpauth://totp/Calusa');
    expect(uri).toContain(`secret=${secret}`);
    expect(await readNote(again)).toMatchObject(wanted);
    const wrong = await post(again, confirmEnrollmentEndpoint.path, { code: codeOf(secret, 5) });
    expect(wrong).toMatchObject({
      status: 422,
      cookie: undefined,
      body: { error: { fields: { code: messages.wrongCode } } },
    });

    const confirmed = await post(again, confirmEnrollmentEndpoint.path, { code: codeOf(secret) });
    const { recoveryCodes } = confirmEnrollmentEndpoint.response.parse(confirmed.body);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect(recoveryCodes[0]).toMatch(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
    expect(confirmed.cookie).toContain(`; Max-Age=${STEP_UP_MS / 1000}`);
    const cookie = pairOf(confirmed.cookie);
    expect(await readNote({ ...again, cookie })).toMatchObject({
      status: 200,
      body: { text: MEDICAL },
    });

    const subjects = await subjectsTo(user.email);
    expect(subjects).toContain('Your password was changed');
    expect(subjects).toContain('Your phone is connected');
    expect(await actionsOn(user)).toEqual(
      expect.arrayContaining(['password.changed', 'secondFactor.setUp']),
    );
  });

  test('keeps neither the key nor a recovery code in a form that can be read', async () => {
    const user = await newAdmin();
    await setUpFactor(user.uid, { secret: null, enrolledAt: null });
    const { secret } = beginEnrollmentEndpoint.response.parse(
      (await post(user, beginEnrollmentEndpoint.path)).body,
    );
    const { body } = await post(user, confirmEnrollmentEndpoint.path, { code: codeOf(secret) });
    const { recoveryCodes } = confirmEnrollmentEndpoint.response.parse(body);
    const stored = JSON.stringify((await secondFactors().doc(user.uid).get()).data());
    for (const text of [secret, ...recoveryCodes]) expect(stored).not.toContain(text);
  });

  test('wants the password typed lately, and a key confirmed in the sign-in that asked for it', async () => {
    const user = await newAdmin();
    await setUpFactor(user.uid, { secret: null, enrolledAt: null });
    const { secret } = beginEnrollmentEndpoint.response.parse(
      (await post(user, beginEnrollmentEndpoint.path)).body,
    );
    const stored = (await secondFactors().doc(user.uid).get()).data();
    if (!stored?.pending) throw new Error('No key waits.');
    const pending = { ...stored.pending, signedInAt: '2026-01-01T00:00:00.000Z' };
    await secondFactors()
      .doc(user.uid)
      .set({ ...stored, pending });
    const code = codeOf(secret);
    expect(await post(user, confirmEnrollmentEndpoint.path, { code })).toMatchObject({
      status: 409,
    });
  });

  test('a second app needs the first: who only has the password cannot replace it', async () => {
    const { user, secret } = await enrolled();
    expect(await post(user, beginEnrollmentEndpoint.path)).toMatchObject({ status: 409 });
    expect(await post(user, replaceSecondFactorEndpoint.path)).toMatchObject(wanted);
    const passed = await post(user, passSecondFactorEndpoint.path, { code: codeOf(secret) });
    const withCookie = { ...user, cookie: pairOf(passed.cookie) };
    const begun = await post(withCookie, replaceSecondFactorEndpoint.path);
    const next = replaceSecondFactorEndpoint.response.parse(begun.body).secret;
    const confirmed = await post(withCookie, confirmEnrollmentEndpoint.path, {
      code: codeOf(next),
    });
    expect(confirmed.status).toBe(200);
    // The cookie of the app before is worth nothing now.
    expect(await readNote(withCookie)).toMatchObject(wanted);
    const old = await post(user, passSecondFactorEndpoint.path, { code: codeOf(secret, 1) });
    expect(old).toMatchObject({ status: 422 });
  });
});

describe('passing it', () => {
  test('opens for 15 minutes, by a cookie no script can read', async () => {
    const { user, secret } = await enrolled();
    const { cookie, body } = await post(user, passSecondFactorEndpoint.path, {
      code: codeOf(secret),
    });
    expect(body).toEqual({ recoveryCodesLeft: 0 });
    expect(cookie).toMatch(/^step-up=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=900$/);
    const passed = { ...user, cookie: pairOf(cookie) };
    expect(await readNote(passed)).toMatchObject({ status: 200 });
    const doc = secondFactors().doc(user.uid);
    const stepUps = (await doc.get()).data()?.stepUps ?? [];
    const until = new Date().toISOString();
    await doc.update({ stepUps: stepUps.map((stepUp) => ({ ...stepUp, until })) });
    expect(await readNote(passed)).toMatchObject(wanted);
  });

  test('is bound to the person and to the sign-in: a cookie alone opens nothing for another', async () => {
    const { user, secret } = await enrolled();
    const other = await enrolled();
    const { cookie } = await post(user, passSecondFactorEndpoint.path, { code: codeOf(secret) });
    expect(await readNote({ ...other.user, cookie: pairOf(cookie) })).toMatchObject(wanted);
    const doc = secondFactors().doc(user.uid);
    const [stepUp] = (await doc.get()).data()?.stepUps ?? [];
    await doc.update({ stepUps: [{ ...stepUp, signedInAt: '2026-01-01T00:00:00.000Z' }] });
    expect(await readNote({ ...user, cookie: pairOf(cookie) })).toMatchObject(wanted);
  });

  test('takes a code once, and none from before it; of two at once one passes', async () => {
    const { user, secret } = await enrolled();
    const code = codeOf(secret);
    const both = await Promise.all([
      post(user, passSecondFactorEndpoint.path, { code }),
      post(user, passSecondFactorEndpoint.path, { code }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const before = await post(user, passSecondFactorEndpoint.path, { code: codeOf(secret, -1) });
    expect(before).toMatchObject({ status: 422, cookie: undefined });
    expect(JSON.stringify(before.body)).toContain('already used');
  });

  test('takes a recovery code once, however it is typed, and says so by mail', async () => {
    const { user } = await enrolled();
    const codes = ['ABCD-EFGH-JKMN-PQRS', 'TUVW-XYZ2-3456-789A'];
    const recoveryHashes = codes.map((code) => hashRecoveryCode(code, user.uid));
    await secondFactors().doc(user.uid).update({ recoveryHashes });
    const code = ' abcdefgh jkmnpqrs ';
    const { cookie, body } = await post(user, passSecondFactorEndpoint.path, { code });
    expect(body).toEqual({ recoveryCodesLeft: 1 });
    expect(await readNote({ ...user, cookie: pairOf(cookie) })).toMatchObject({ status: 200 });
    expect(await post(user, passSecondFactorEndpoint.path, { code })).toMatchObject({
      status: 422,
    });
    expect(await subjectsTo(user.email)).toContain('A recovery code was used');
    expect(await actionsOn(user)).toContain('secondFactor.recoveryCodeUsed');
  });

  test('where its key is gone from the environment, a recovery code still leads to another phone', async () => {
    const { user, secret, factor } = await enrolled();
    const code = 'ABCD-EFGH-JKMN-PQRS';
    const recoveryHashes = [hashRecoveryCode(code, user.uid)];
    const secretOfBefore = { ...factor.secret, keyId: 'dropped' };
    await secondFactors().doc(user.uid).update({ secret: secretOfBefore, recoveryHashes });
    const ofApp = await post(user, passSecondFactorEndpoint.path, { code: codeOf(secret) });
    expect(ofApp).toMatchObject({ status: 409, body: { error: { message: messages.keyGone } } });
    const { status, cookie } = await post(user, passSecondFactorEndpoint.path, { code });
    expect(status).toBe(200);
    const passed = { ...user, cookie: pairOf(cookie) };
    const begun = await post(passed, replaceSecondFactorEndpoint.path);
    const { secret: next } = replaceSecondFactorEndpoint.response.parse(begun.body);
    const confirmed = await post(passed, confirmEnrollmentEndpoint.path, { code: codeOf(next) });
    expect(confirmed.status).toBe(200);
  });

  test('after five wrong codes even the right one waits, and the owner is mailed', async () => {
    const { user, secret } = await enrolled();
    for (let tries = 0; tries < 5; tries += 1) {
      const wrong = await post(user, passSecondFactorEndpoint.path, { code: codeOf(secret, 9) });
      expect(wrong.status).toBe(422);
    }
    const right = await post(user, passSecondFactorEndpoint.path, { code: codeOf(secret) });
    expect(right).toMatchObject({ status: 429, body: { error: { code: 'rate_limited' } } });
    expect(JSON.stringify(right.body)).toContain('15 minutes');
    const subjects = await subjectsTo(user.email);
    expect(subjects.filter((subject) => subject.startsWith('Wrong codes'))).toHaveLength(1);
    expect(await actionsOn(user)).toContain('secondFactor.blocked');
  });

  test('wrong codes sent at once are all counted', async () => {
    const { user, secret } = await enrolled();
    const code = codeOf(secret, 9);
    const tries = Array.from({ length: 8 }, () =>
      post(user, passSecondFactorEndpoint.path, { code }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 422)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(3);
  });

  test('wants the long password again where another was set by a mailed link', async () => {
    const { user, secret } = await enrolled();
    const before = (await auth().getUser(user.uid)).tokensValidAfterTime;
    // Firebase counts in seconds.
    await expect
      .poll(
        async () => {
          await auth().updateUser(user.uid, { password: 'short1' });
          return (await auth().getUser(user.uid)).tokensValidAfterTime;
        },
        { timeout: 5_000 },
      )
      .not.toBe(before);
    const again = { ...user, idToken: await readIdToken(user.email, 'short1') };
    expect(await stateOf(again)).toMatchObject({ passwordSet: false });
    const refused = await post(again, passSecondFactorEndpoint.path, { code: codeOf(secret) });
    expect(refused).toMatchObject({ status: 409, cookie: undefined });
    expect(await readNote(again)).toMatchObject(wanted);
  });

  test.each([{}, { code: '' }, { code: 7 }, { code: 'x'.repeat(41) }, { code: null }])(
    'refuses %o in words',
    async (body) => {
      const { user } = await enrolled();
      const refused = await post(user, passSecondFactorEndpoint.path, body);
      expect(refused).toMatchObject({ status: 422, body: { error: { code: 'invalid_input' } } });
    },
  );
});
