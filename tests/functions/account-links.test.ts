import { describe, expect, test } from 'vitest';
import {
  getOwnAccountEndpoint,
  requestPasswordResetEndpoint,
  requestVerificationEndpoint,
  setPasswordByLinkEndpoint,
  verifyByLinkEndpoint,
} from '#contracts/accounts/session.ts';
import api from '#functions/account.ts';
import { auth } from '#server/gateways/auth.ts';
import { outbox, profiles } from '#server/gateways/records.ts';
import { accountInvitation } from '#server/mails/account-mails.ts';
import { composeMail } from '#server/mails/compose.ts';
import { prepareAccountLink } from '#server/use-cases/accounts/prepare-account-link.ts';
import { deliverOutbox } from '#server/use-cases/mail/deliver-outbox.ts';
import { allowConsole } from '#tests/helpers/console-guard.ts';
import { flush, get, invoke, postJson, stack } from '#tests/helpers/functions.ts';
import {
  begunEarlier,
  newAddress,
  PASSWORD,
  readIdToken,
  sentBy,
  signUpUser,
} from '#tests/helpers/sign-in.ts';

const call = (request: Request) => invoke(api, request);
const me = (idToken: string) => call(sentBy({ idToken }, get(getOwnAccountEndpoint.path)));
const codeOf = async (response: Response) => {
  const { error } = (await response.json()) as { error: { code: string; fields?: object } };
  return { status: response.status, code: error.code, fields: Object.keys(error.fields ?? {}) };
};
const unauthorized = { status: 401, code: 'unauthorized', fields: [] };

/** The link of a mail, as the person clicks it. */
function linkIn(text: string | undefined): URL {
  return new URL(/https?:\/\/\S+/.exec(text ?? '')?.[0] ?? '');
}

async function lastMail(to: string) {
  await flush();
  return (await stack.mailbox.readMail(to)).at(-1);
}

const codeIn = (link: URL) => link.searchParams.get('code');
const setPassword = (link: URL, password: string) =>
  call(postJson(setPasswordByLinkEndpoint.path, { code: codeIn(link), password }));
const spent = { status: 404, code: 'not_found', fields: [] };

describe('verification', () => {
  test('the mailed link leads to our own page and verifies who is signed in, once', async () => {
    const user = await signUpUser({ verified: false });
    const send = () => call(sentBy(user, postJson(requestVerificationEndpoint.path, {})));
    expect(await (await send()).json()).toEqual({ done: true });
    const mail = await lastMail(user.email);
    expect(mail?.subject).toBe('Verify your email address');
    const link = linkIn(mail?.text);
    expect(link.pathname).toBe('/auth/action');
    expect(link.searchParams.get('mode')).toBe('verifyEmail');
    expect(mail?.html).toContain(link.href.replaceAll('&', '&amp;'));
    const stored = await outbox().where('about', '==', `profiles/${user.uid}`).get();
    expect(stored.docs.map((doc) => doc.data().text).join()).not.toContain(codeIn(link));

    const verify = () =>
      call(sentBy(user, postJson(verifyByLinkEndpoint.path, { code: codeIn(link) })));
    expect((await verify()).status).toBe(200);
    const fresh = await readIdToken(user.email);
    expect(await (await me(fresh)).json()).toMatchObject({ emailVerified: true });
    expect(await codeOf(await verify())).toEqual(spent);
    expect((await me(user.idToken)).status).toBe(200);
  });

  test('a verified address gets no mail; asking twice at once sends one', async () => {
    const verified = await signUpUser();
    await call(sentBy(verified, postJson(requestVerificationEndpoint.path, {})));
    expect(await lastMail(verified.email)).toBeUndefined();
    const unverified = await signUpUser({ verified: false });
    const ask = () => call(sentBy(unverified, postJson(requestVerificationEndpoint.path, {})));
    await Promise.all([ask(), ask()]);
    await flush();
    expect((await stack.mailbox.readMail(unverified.email)).length).toBeGreaterThan(0);
  });
});

describe('password reset', () => {
  const ask = (email: string) => call(postJson(requestPasswordResetEndpoint.path, { email }));

  test('sets a new password; sessions from before have ended', async () => {
    const user = await signUpUser({ verified: false });
    expect((await ask(` ${user.email.toUpperCase()} `)).status).toBe(200);
    const link = linkIn((await lastMail(user.email))?.text);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    expect((await setPassword(link, 'another-one')).status).toBe(200);
    expect(await codeOf(await setPassword(link, 'a-third-one'))).toEqual(spent);
    await expect(readIdToken(user.email, PASSWORD)).rejects.toThrow(/INVALID/);
    expect(await codeOf(await me(begunEarlier(user.idToken)))).toEqual(unauthorized);
    expect((await me(await readIdToken(user.email, 'another-one'))).status).toBe(200);
  });

  test('of an account that staff have closed: an email without a link says so, and leads to the office', async () => {
    const [verified, unverified] = [await signUpUser(), await signUpUser({ verified: false })];
    for (const { uid, email } of [verified, unverified]) {
      await auth().updateUser(uid, { disabled: true });
      expect((await ask(email)).status).toBe(200);
      const mail = await lastMail(email);
      expect(mail?.subject).toBe('Your account is closed');
      expect(mail?.text).not.toContain('/auth');
      const replyTo = `"reply-to":"${process.env.OFFICE_EMAIL}"`;
      expect(JSON.stringify(mail?.headers)).toContain(replyTo);
    }
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

  test('takes an email address and nothing else', async () => {
    for (const email of ['', 'ana', 'a@b.c\r\nBcc: x@example.com', 7, null]) {
      expect(
        await codeOf(await call(postJson(requestPasswordResetEndpoint.path, { email }))),
      ).toEqual({
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
      .set(await composeMail({ ...draft, language: 'en' }, new Date()));
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
      role: 'supporter',
      dateOfBirth: null,
    });
    const link = linkIn(mail?.text);
    expect(link.searchParams.get('mode')).toBe('resetPassword');
    expect((await setPassword(link, 'my-own-one')).status).toBe(200);
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
    expect(mail?.text).not.toContain('code=');
    expect(linkIn(mail?.text).pathname).toBe('/auth');
    expect((await profiles().doc(user.uid).get()).data()).toMatchObject({
      firstName: 'Robin',
      role: 'coach',
    });
  });

  test('takes an account back from whoever signed up with an address that is not theirs', async () => {
    const squatter = await signUpUser({ verified: false });
    const { mail } = await invite(squatter.email);
    expect((await setPassword(linkIn(mail?.text), 'the-owners')).status).toBe(200);
    await expect(readIdToken(squatter.email, PASSWORD)).rejects.toThrow(/INVALID/);
    expect(await codeOf(await me(begunEarlier(squatter.idToken)))).toEqual(unauthorized);
  });
});
