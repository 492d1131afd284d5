import { Hono } from 'hono';
import {
  type AccountAnswer,
  getOwnAccountEndpoint,
  readAccountLinkEndpoint,
  requestPasswordResetEndpoint,
  requestVerificationEndpoint,
  saveOwnProfileEndpoint,
  setPasswordByLinkEndpoint,
  verifyByLinkEndpoint,
} from '#contracts/accounts/session.ts';
import type { Account } from '../../core/account.ts';
import {
  readAccountLink,
  setPasswordByLink,
  verifyByLink,
} from '../../use-cases/accounts/open-account-link.ts';
import { prepareAccountLink } from '../../use-cases/accounts/prepare-account-link.ts';
import {
  requestPasswordReset,
  requestVerification,
} from '../../use-cases/accounts/request-account-mail.ts';
import { saveOwnProfile } from '../../use-cases/accounts/save-own-profile.ts';
import { takeTurn } from '../../use-cases/limits/take-turn.ts';
import { deliverMail } from '../../use-cases/mail/deliver-mail.ts';
import type { ApiEnv } from '../http/api-env.ts';
import { handle } from '../http/handle.ts';
import { handleSignedIn } from '../http/handle-signed-in.ts';

/** Someone waits for these mails in front of their mailbox: they go at once. */
const sendNow = (id: string) =>
  deliverMail(id, { preparers: { 'account-link': prepareAccountLink } });

const answerMe = handleSignedIn(getOwnAccountEndpoint, async (_, { account }) => present(account));

const answerSave = handleSignedIn(saveOwnProfileEndpoint, async (form, { account, now }) => ({
  ...present(account),
  profile: await saveOwnProfile(account, form, now),
}));

const answerVerification = handleSignedIn(requestVerificationEndpoint, async (_, info) => {
  await takeTurn('mail', info, { email: info.account.email });
  info.waitUntil(sendNow(await requestVerification(info.account, info.now)));
  return { done: true as const };
});

const answerReset = handle(requestPasswordResetEndpoint, async ({ email }, info) => {
  await takeTurn('mail', info, { email });
  info.waitUntil(sendNow(await requestPasswordReset(email, info.now)));
  return { done: true as const };
});

const answerLink = handle(readAccountLinkEndpoint, async ({ code }, { now }) => ({
  email: await readAccountLink(code, now),
}));

const answerPassword = handle(setPasswordByLinkEndpoint, async ({ code, password }, { now }) => ({
  email: await setPasswordByLink(code, password, now),
}));

const answerVerify = handleSignedIn(verifyByLinkEndpoint, async ({ code }, { account, now }) => {
  await verifyByLink(code, account, now);
  return { done: true as const };
});

function present({ uid, email, emailVerified, profile }: Account): AccountAnswer {
  return { uid, email, emailVerified, profile };
}

/** Sign-ups, and the links mailed for them. */
export const accountsRoute = new Hono<ApiEnv>()
  .get(getOwnAccountEndpoint.path, (c) => answerMe(c.req.raw, c.env))
  .post(saveOwnProfileEndpoint.path, (c) => answerSave(c.req.raw, c.env))
  .post(requestVerificationEndpoint.path, (c) => answerVerification(c.req.raw, c.env))
  .post(requestPasswordResetEndpoint.path, (c) => answerReset(c.req.raw, c.env))
  .post(readAccountLinkEndpoint.path, (c) => answerLink(c.req.raw, c.env))
  .post(setPasswordByLinkEndpoint.path, (c) => answerPassword(c.req.raw, c.env))
  .post(verifyByLinkEndpoint.path, (c) => answerVerify(c.req.raw, c.env));
