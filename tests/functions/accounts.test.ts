import { describe, expect, test } from 'vitest';
import {
  getOwnAccount,
  requestPasswordReset,
  requestVerification,
  saveOwnProfile,
} from '#contracts/accounts.ts';
import api from '#functions/account.ts';
import { auth } from '#server/gateways/auth.ts';
import { auditLog, outbox, profiles } from '#server/gateways/records.ts';
import { type Account, authorise } from '#server/http/authorise.ts';
import { ownedBy } from '#server/http/ownership.ts';
import { accountInvitation } from '#server/mails/account-mails.ts';
import { composeMail } from '#server/mails/compose.ts';
import { deliverOutbox } from '#server/use-cases/deliver-outbox.ts';
import { grantAdmin } from '#server/use-cases/grant-admin.ts';
import { prepareAccountLink } from '#server/use-cases/prepare-account-link.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import { newAddress, PASSWORD, readIdToken, sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

const call = (request: Request) => invoke(api, request);
const me = (idToken: string) => call(sentBy({ idToken }, get(getOwnAccount.path)));
const codeOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
};
const unauthorised = { status: 401, code: 'unauthorised', fields: [] };

const form = {
  firstName: 'Ana',
  lastName: 'Diaz',
  dateOfBirth: '1990-05-01',
  phone: '239-555-0123',
  role: 'coach',
};
const save = (idToken: string, change: object = {}) =>
  call(sentBy({ idToken }, postJson(saveOwnProfile.path, { ...form, ...change })));

/** A token with other claims; the emulator signs nothing, so only its claims can be wrong. */
function withClaims(idToken: string, change: Record<string, unknown>): string {
  const [header = '', payload = '', signature = ''] = idToken.split('.');
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
  const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url');
  return [header, changed, signature].join('.');
}

describe('who calls', () => {
  test('is told their own account', async () => {
    const user = await signUpUser({ role: 'coach' });
    const response = await me(user.idToken);
    expect(response.status).toBe(200);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(getOwnAccount.response.parse(await response.json())).toMatchObject({
      uid: user.uid,
      email: user.email,
      emailVerified: true,
      profile: { id: user.uid, role: 'coach' },
    });
  });

  test('without a token, or with what is none, is refused before the form is looked at', async () => {
    expect(await codeOf(await call(get(getOwnAccount.path)))).toEqual(unauthorised);
    for (const header of ['Bearer', 'Bearer ', 'Basic YTpi', 'Bearer a.b.c', 'bearer x', 'x y z']) {
      const request = get(getOwnAccount.path);
      request.headers.set('authorization', header);
      expect(await codeOf(await call(request)), header).toEqual(unauthorised);
    }
    expect(await codeOf(await call(postJson(saveOwnProfile.path, { nonsense: 1 })))).toEqual(
      unauthorised,
    );
  });

  test.each([
    ['has run out', { iat: 1_700_000_000, exp: 1_700_003_600 }],
    ['was issued for another project', { aud: 'other-project' }],
    ['was issued by someone else', { iss: 'https://securetoken.google.com/other-project' }],
    ['names nobody', { sub: '' }],
    ['names somebody who does not exist', { sub: 'nobody', user_id: 'nobody' }],
  ])('with a token that %s is refused', async (_, change) => {
    const { idToken } = await signUpUser();
    expect(await codeOf(await me(withClaims(idToken, change)))).toEqual(unauthorised);
  });

  test('with a token that was revoked, or whose account is disabled or deleted, is refused', async () => {
    const [revoked, disabled, deleted] = await Promise.all([
      signUpUser(),
      signUpUser(),
      signUpUser(),
    ]);
    // Revocation counts in whole seconds: what was issued in the same one still stands.
    const issuedEarlier = withClaims(revoked.idToken, {
      auth_time: Math.floor(Date.now() / 1000) - 60,
    });
    await auth().revokeRefreshTokens(revoked.uid);
    await auth().updateUser(disabled.uid, { disabled: true });
    await auth().deleteUser(deleted.uid);
    for (const idToken of [issuedEarlier, disabled.idToken, deleted.idToken]) {
      expect(await codeOf(await me(idToken))).toEqual(unauthorised);
    }
  });
});

describe('what is whose', () => {
  const guarded = (idToken: string) =>
    authorise(sentBy({ idToken }, get('/api/anything')), 'admin');

  test('an admin is let in until the moment they are one no more', async () => {
    const admin = await signUpUser({ role: 'admin' });
    expect(await guarded(admin.idToken)).toMatchObject({ uid: admin.uid });
    await profiles().doc(admin.uid).update({ role: 'parent' });
    await expect(guarded(admin.idToken)).rejects.toMatchObject({ code: 'forbidden' });
    await profiles().doc(admin.uid).delete();
    await expect(guarded(admin.idToken)).rejects.toMatchObject({ code: 'forbidden' });
  });

  test('a record is shown to its owner by verified e-mail, and to nobody else', async () => {
    const bill = { payer: 'Ana@Example.com', amountCents: 15_000 };
    const account = (email: string, emailVerified = true): Account => ({
      ...{ uid: 'u', email, emailVerified, profile: null, signedInAt: new Date().toISOString() },
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
  test('is made with the e-mail of the token and the role that was chosen', async () => {
    const [user, other] = [await signUpUser({ role: null, verified: false }), await signUpUser()];
    const response = await save(user.idToken, { email: other.email, id: other.uid });
    expect(response.status).toBe(200);
    expect(saveOwnProfile.response.parse(await response.json()).profile).toMatchObject({
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
  ])('is refused: %s', async (_, change, field) => {
    const user = await signUpUser({ role: null });
    expect(await codeOf(await save(user.idToken, change))).toEqual({
      status: 422,
      code: 'invalid_input',
      fields: [field],
    });
  });

  test('script tags and emoji are text', async () => {
    const user = await signUpUser({ role: null });
    await save(user.idToken, { firstName: '<script>alert(1)</script> 🏀', lastName: 'مريم' });
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({
      firstName: '<script>alert(1)</script> 🏀',
      lastName: 'مريم',
    });
  });
});

/** The link of a mail, as the person clicks it. */
function linkIn(text: string | undefined): URL {
  return new URL(/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '');
}

async function lastMail(to: string) {
  await flush();
  return (await stack.mailbox.readMail(to)).at(-1);
}

/** What Firebase does with the code when our page applies it. */
async function askFirebase(action: string, body: object) {
  const emulator = `http://${process.env.FIREBASE_AUTH_EMULATOR_HOST}`;
  return fetch(`${emulator}/identitytoolkit.googleapis.com/v1/accounts:${action}?key=local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
const codeIn = (link: URL) => link.searchParams.get('oobCode');

describe('verification', () => {
  test('the mailed link leads to our own page and verifies, once', async () => {
    const user = await signUpUser({ verified: false });
    const send = () => call(sentBy(user, postJson(requestVerification.path, {})));
    expect(await (await send()).json()).toEqual({ done: true });
    const mail = await lastMail(user.email);
    expect(mail?.subject).toBe('Verify your email address');
    const link = linkIn(mail?.text);
    expect(link.pathname).toBe('/auth/action');
    expect(link.searchParams.get('mode')).toBe('verifyEmail');
    expect(mail?.html).toContain(link.href.replaceAll('&', '&amp;'));
    const stored = await outbox().where('about', '==', `profiles/${user.uid}`).get();
    expect(stored.docs.map((doc) => doc.data().text).join()).not.toContain(codeIn(link));

    expect((await askFirebase('update', { oobCode: codeIn(link) })).ok).toBe(true);
    expect((await auth().getUser(user.uid)).emailVerified).toBe(true);
    expect((await askFirebase('update', { oobCode: codeIn(link) })).ok).toBe(false);
  });

  test('a verified address gets no mail; asking twice at once sends one', async () => {
    const verified = await signUpUser();
    await call(sentBy(verified, postJson(requestVerification.path, {})));
    expect(await lastMail(verified.email)).toBeUndefined();
    const unverified = await signUpUser({ verified: false });
    const ask = () => call(sentBy(unverified, postJson(requestVerification.path, {})));
    await Promise.all([ask(), ask()]);
    await flush();
    expect((await stack.mailbox.readMail(unverified.email)).length).toBeGreaterThan(0);
  });
});

describe('password reset', () => {
  const ask = (email: string) => call(postJson(requestPasswordReset.path, { email }));

  test('sets a new password; sessions from before have ended', async () => {
    const user = await signUpUser({ verified: false });
    expect((await ask(` ${user.email.toUpperCase()} `)).status).toBe(200);
    const link = linkIn((await lastMail(user.email))?.text);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    const set = { oobCode: codeIn(link), newPassword: 'another-one' };
    expect((await askFirebase('resetPassword', set)).ok).toBe(true);
    expect((await askFirebase('resetPassword', set)).ok).toBe(false);
    await expect(readIdToken(user.email, PASSWORD)).rejects.toThrow(/INVALID/);
    const older = withClaims(user.idToken, { auth_time: Math.floor(Date.now() / 1000) - 60 });
    expect(await codeOf(await me(older))).toEqual(unauthorised);
    expect((await me(await readIdToken(user.email, 'another-one'))).status).toBe(200);
  });

  test('an address without an account gets the same answer and no mail', async () => {
    const known = await signUpUser();
    const unknown = newAddress();
    const [first, second] = [await ask(known.email), await ask(unknown)];
    const bodies = [await first.text(), await second.text()];
    expect(second.status).toBe(first.status);
    expect(bodies[1]).toBe(bodies[0]);
    expect(await lastMail(known.email)).toBeDefined();
    expect(await lastMail(unknown)).toBeUndefined();
    expect((await outbox().where('to', '==', unknown).get()).size).toBe(0);
  });

  test('takes an e-mail address and nothing else', async () => {
    for (const email of ['', 'ana', 'a@b.c\r\nBcc: x@example.com', 7, null]) {
      expect(await codeOf(await call(postJson(requestPasswordReset.path, { email })))).toEqual({
        status: 422,
        code: 'invalid_input',
        fields: ['email'],
      });
    }
  });

  test('records down: said so, and nothing is mailed', async () => {
    const user = await signUpUser();
    allowConsole(/service_unavailable|after_answer/);
    await stack.firestore.stop();
    try {
      expect((await ask(user.email)).status).toBe(503);
    } finally {
      await stack.firestore.start();
    }
    expect(await lastMail(user.email)).toBeUndefined();
  });
});

describe('an invitation', () => {
  const person = { firstName: 'Ana', lastName: 'Diaz', phone: '239-555-0123' };

  /** As a form's use-case queues it, and the scheduled function sends it. */
  async function invite(email: string, firstName = person.firstName) {
    const draft = accountInvitation({ ...person, firstName, email }, new Date());
    await outbox()
      .doc(draft.id)
      .set(await composeMail(draft, new Date()));
    await deliverOutbox({ 'account-link': prepareAccountLink });
    return { draft, mail: (await stack.mailbox.readMail(email.toLowerCase())).at(-1) };
  }

  test('makes an account nobody has a password for, and mails the link to set one', async () => {
    const email = newAddress('Invited');
    const { mail, draft } = await invite(email);
    expect(draft.id).toMatch(/^account-invite-[0-9a-f]{24}-\d{4}-\d\d-\d\d$/);
    expect(mail?.subject).toBe('Your account: choose a password');
    const user = await auth().getUserByEmail(email);
    expect(user.emailVerified).toBe(false);
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({
      ...person,
      userId: user.uid,
      email: email.toLowerCase(),
      role: 'parent',
      dateOfBirth: null,
    });
    const link = linkIn(mail?.text);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    const set = { oobCode: codeIn(link), newPassword: 'my-own-one' };
    expect((await askFirebase('resetPassword', set)).ok).toBe(true);
    const token = await readIdToken(email, 'my-own-one');
    expect(await (await me(token)).json()).toMatchObject({ emailVerified: true });
  });

  test('again before the password was set: one account, another link', async () => {
    const email = newAddress();
    await invite(email);
    const { mail } = await invite(email, 'Someone Else');
    expect(linkIn(mail?.text).searchParams.get('mode')).toBe('resetPassword');
    const user = await auth().getUserByEmail(email);
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({ firstName: 'Ana' });
  });

  test('of someone with an account changes nothing and says so to them alone', async () => {
    const user = await signUpUser({ role: 'coach' });
    const { mail } = await invite(user.email);
    expect(mail?.subject).toBe('You already have an account');
    expect(mail?.text).not.toContain('oobCode');
    expect(linkIn(mail?.text).pathname).toBe('/auth');
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({
      firstName: 'Robin',
      role: 'coach',
    });
  });

  test('takes an account back from whoever signed up with an address that is not theirs', async () => {
    const squatter = await signUpUser({ verified: false });
    const { mail } = await invite(squatter.email);
    const code = codeIn(linkIn(mail?.text));
    await askFirebase('resetPassword', { oobCode: code, newPassword: 'the-owners' });
    await expect(readIdToken(squatter.email, PASSWORD)).rejects.toThrow(/INVALID/);
    const earlier = withClaims(squatter.idToken, {
      auth_time: Math.floor(Date.now() / 1000) - 60,
    });
    expect(await codeOf(await me(earlier))).toEqual(unauthorised);
  });

  test('a hostile name stays text in the mail', async () => {
    const { mail } = await invite(newAddress(), '<img src=x onerror=alert(1)> {{link}}');
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img');
  });
});

describe('npm run admin:grant', () => {
  const grant = (email: string) => grantAdmin(email, new Date());

  test('makes an admin, once, and the log says so', async () => {
    const user = await signUpUser({ role: 'parent' });
    expect(await grant(user.email)).toBe(true);
    expect(await grant(user.email)).toBe(false);
    expect((await profiles().doc(user.uid).get()).data()?.role).toBe('admin');
    const entries = await auditLog().where('subject', '==', `profiles/${user.uid}`).get();
    expect(entries.docs.map((doc) => doc.data())).toMatchObject([
      {
        action: 'profile.madeAdmin',
        changes: [{ field: 'role', before: 'parent', after: 'admin' }],
      },
    ]);
  });

  test('refuses who has not signed up, not verified, or not completed the sign-up', async () => {
    const unverified = await signUpUser({ verified: false });
    const incomplete = await signUpUser({ role: null });
    await expect(grant(newAddress())).rejects.toThrow(/Sign up first/);
    await expect(grant(unverified.email)).rejects.toThrow(/not verified/);
    await expect(grant(incomplete.email)).rejects.toThrow(/not complete/);
    expect((await profiles().doc(unverified.uid).get()).data()?.role).toBe('parent');
  });
});
