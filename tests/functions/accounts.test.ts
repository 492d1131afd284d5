import { describe, expect, test } from 'vitest';
import { getOwnAccountEndpoint, saveOwnProfileEndpoint } from '#contracts/accounts/session.ts';
import api from '#functions/account.ts';
import type { Account } from '#server/core/account.ts';
import { ownedBy } from '#server/core/ownership.ts';
import { auth, endSessions } from '#server/gateways/auth.ts';
import { profiles } from '#server/gateways/records.ts';
import { authorize } from '#server/use-cases/access/authorize.ts';
import { get, invoke, postJson } from '#tests/helpers/functions.ts';
import { sentBy, signUpUser, withClaims } from '#tests/helpers/sign-in.ts';

const call = (request: Request) => invoke(api, request);
const me = (idToken: string) => call(sentBy({ idToken }, get(getOwnAccountEndpoint.path)));
const codeOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
};
const unauthorized = { status: 401, code: 'unauthorized', fields: [] };

const form = {
  firstName: 'Ana',
  lastName: 'Diaz',
  dateOfBirth: '1990-05-01',
  phone: '239-555-0123',
  role: 'coach',
};
const save = (idToken: string, change: object = {}) =>
  call(sentBy({ idToken }, postJson(saveOwnProfileEndpoint.path, { ...form, ...change })));

describe('who calls', () => {
  test('is told their own account', async () => {
    const user = await signUpUser({ role: 'coach' });
    const response = await me(user.idToken);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(getOwnAccountEndpoint.response.parse(await response.json())).toMatchObject({
      uid: user.uid,
      email: user.email,
      emailVerified: true,
      profile: { id: user.uid, role: 'coach' },
    });
  });

  test('without a token, or with what is none, is refused before the form is looked at', async () => {
    expect(await codeOf(await call(get(getOwnAccountEndpoint.path)))).toEqual(unauthorized);
    for (const header of ['Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a.b.c', 'bearer x', 'x y z']) {
      const request = get(getOwnAccountEndpoint.path);
      request.headers.set('authorization', header);
      expect(await codeOf(await call(request)), header).toEqual(unauthorized);
    }
    expect(
      await codeOf(await call(postJson(saveOwnProfileEndpoint.path, { nonsense: 1 }))),
    ).toEqual(unauthorized);
  });

  test.each([
    ['has run out', { iat: 1_700_000_000, exp: 1_700_003_600 }],
    ['was issued for another project', { aud: 'other-project' }],
    ['was issued by someone else', { iss: 'https://securetoken.google.com/other-project' }],
    ['names nobody', { sub: '' }],
    ['names somebody who does not exist', { sub: 'nobody', user_id: 'nobody' }],
  ])('with a token that %s is refused', async (_, change) => {
    const { idToken } = await signUpUser();
    expect(await codeOf(await me(withClaims(idToken, change)))).toEqual(unauthorized);
  });

  test('with a token that was revoked, or whose account is disabled or deleted, is refused', async () => {
    const [revoked, disabled, deleted] = await Promise.all([
      signUpUser(),
      signUpUser(),
      signUpUser(),
    ]);
    // Signed in a moment ago, in the same second: Firebase alone would let that session live on.
    await endSessions(revoked.uid);
    await auth().updateUser(disabled.uid, { disabled: true });
    await auth().deleteUser(deleted.uid);
    for (const idToken of [revoked.idToken, disabled.idToken, deleted.idToken]) {
      expect(await codeOf(await me(idToken))).toEqual(unauthorized);
    }
  });
});

describe('what is whose', () => {
  const guarded = (idToken: string) =>
    authorize(sentBy({ idToken }, get('/api/anything')), 'admin');

  test('an admin is let in until the moment they are one no more', async () => {
    const admin = await signUpUser({ role: 'admin' });
    expect(await guarded(admin.idToken)).toMatchObject({ uid: admin.uid });
    await profiles().doc(admin.uid).update({ role: 'parent' });
    await expect(guarded(admin.idToken)).rejects.toMatchObject({ code: 'forbidden' });
    await profiles().doc(admin.uid).delete();
    await expect(guarded(admin.idToken)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('a record is shown to its owner by verified email, and to nobody else', async () => {
    const bill = { payer: 'Ana@Example.com', amountCents: 15_000 };
    const account = (email: string, emailVerified = true): Account => ({
      uid: 'u',
      email,
      emailVerified,
      profile: null,
      signedInAt: new Date().toISOString(),
    });
    const payerOf = (record: typeof bill) => record.payer;
    expect(ownedBy(account('ana@example.com'), bill, payerOf)).toBe(bill);
    const refuse = (who: Account, record: typeof bill | undefined) => () =>
      ownedBy(who, record, payerOf);
    const unknown = expect.objectContaining({ code: 'not_found' });
    const unverified = expect.objectContaining({ code: 'forbidden' });
    expect(refuse(account('bo@example.com'), bill)).toThrow(unknown);
    expect(refuse(account('ana@example.com'), undefined)).toThrow(unknown);
    expect(refuse(account('ana@example.com', false), bill)).toThrow(unverified);
    expect(refuse(account('ana@example.com', false), undefined)).toThrow(unverified);
    expect(refuse(account(''), { ...bill, payer: '' })).toThrow(unverified);
  });
});

describe('the profile', () => {
  test('is made with the email of the token and the role that was chosen', async () => {
    const [user, other] = [await signUpUser({ role: null, verified: false }), await signUpUser()];
    const response = await save(user.idToken, { email: other.email, id: other.uid });
    expect(response.status).toBe(200);
    expect(saveOwnProfileEndpoint.response.parse(await response.json()).profile).toMatchObject({
      id: user.uid,
      userId: user.uid,
      email: user.email,
      role: 'coach',
      firstName: 'Ana',
      dateOfBirth: '1990-05-01',
      photoConsent: false,
    });
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({ email: user.email });
    expect((await profiles().doc(other.uid).get()).data()).toMatchObject({ firstName: 'Robin' });
  });

  test('is changed later; when it was made and what others wrote stays', async () => {
    const user = await signUpUser({ role: 'parent' });
    const before = (await profiles().doc(user.uid).get()).data();
    await profiles().doc(user.uid).update({ emergencyContactName: 'Bo Diaz' });
    await save(user.idToken, { phone: null });
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({
      firstName: 'Ana',
      phone: null,
      role: 'coach',
      emergencyContactName: 'Bo Diaz',
      createdAt: before?.createdAt,
    });
  });

  test('nobody becomes an admin by asking for it', async () => {
    const user = await signUpUser({ role: null });
    for (const role of ['admin', 'Admin', 'owner', null, ['admin']]) {
      expect(await codeOf(await save(user.idToken, { role }))).toEqual({
        status: 422,
        code: 'invalid_input',
        fields: ['role'],
      });
    }
    expect((await profiles().doc(user.uid).get()).exists).toBe(false);
  });

  test('an admin who changes their name stays one', async () => {
    const user = await signUpUser({ role: 'admin' });
    await save(user.idToken, { role: 'parent' });
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({
      role: 'admin',
      firstName: 'Ana',
    });
  });

  test.each([
    ['under 18', { dateOfBirth: '2015-01-01' }, 'dateOfBirth'],
    ['born tomorrow', { dateOfBirth: '2999-01-01' }, 'dateOfBirth'],
    ['born on a day that is none', { dateOfBirth: '1990-02-30' }, 'dateOfBirth'],
    ['a line break in the name', { firstName: 'Ana\r\nBcc: x@example.com' }, 'firstName'],
    ['a null byte in the name', { lastName: 'Di\u0000az' }, 'lastName'],
    ['a name of 300 letters', { lastName: 'x'.repeat(300) }, 'lastName'],
    ['a phone of words', { phone: 'call me' }, 'phone'],
    ['markup in the name', { firstName: '<script>alert(1)</script>' }, 'firstName'],
    ['a link in the name', { lastName: 'https://evil.example' }, 'lastName'],
  ])('is refused: %s', async (_, change, field) => {
    const user = await signUpUser({ role: null });
    expect(await codeOf(await save(user.idToken, change))).toEqual({
      status: 422,
      code: 'invalid_input',
      fields: [field],
    });
  });

  test('names of every script, and emoji, are kept', async () => {
    const user = await signUpUser({ role: null });
    await save(user.idToken, { firstName: "Zoë O'Neil 🏀", lastName: 'مريم' });
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({
      firstName: "Zoë O'Neil 🏀",
      lastName: 'مريم',
    });
  });
});
