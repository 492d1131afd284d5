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
import { consumeLimit } from '../../use-cases/limits/consume-limit.ts';
import { deliverMail } from '../../use-cases/mail/deliver-mail.ts';
import { type Route, route } from '../http/route.ts';
import { signedInRoute } from '../http/signed-in-route.ts';

/** Someone waits for these emails in front of their mailbox: they go at once. */
const sendNow = (id: string) =>
  deliverMail(id, { preparers: { 'account-link': prepareAccountLink } });

/** Sign-ups, and the links emailed for them. */
export const sessionRoutes: readonly Route[] = [
  signedInRoute(getOwnAccountEndpoint, async (_, { account }) => present(account)),
  signedInRoute(saveOwnProfileEndpoint, async (form, info) => {
    const { account, now } = info;
    await consumeLimit('account', info, { email: account.email });
    return { ...present(account), profile: await saveOwnProfile(account, form, now) };
  }),
  signedInRoute(requestVerificationEndpoint, async (_, info) => {
    await consumeLimit('mail', info, { email: info.account.email });
    info.waitUntil(sendNow(await requestVerification(info.account, info.now)));
    return { done: true as const };
  }),
  route(requestPasswordResetEndpoint, async ({ email }, info) => {
    await consumeLimit('mail', info, { email });
    info.waitUntil(sendNow(await requestPasswordReset(email, info.now)));
    return { done: true as const };
  }),
  route(readAccountLinkEndpoint, async ({ code }, { now }) => ({
    email: await readAccountLink(code, now),
  })),
  route(setPasswordByLinkEndpoint, async ({ code, password }, { now }) => ({
    email: await setPasswordByLink(code, password, now),
  })),
  signedInRoute(verifyByLinkEndpoint, async ({ code }, { account, now }) => {
    await verifyByLink(code, account, now);
    return { done: true as const };
  }),
];

function present({ uid, email, emailVerified, profile }: Account): AccountAnswer {
  return { uid, email, emailVerified, profile };
}
