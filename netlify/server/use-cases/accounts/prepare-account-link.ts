import { newProfile } from '#domain/accounts/new-profile.ts';
import { type Role, UNCHOSEN_ROLE } from '#domain/accounts/roles.ts';
import type { OutboxMail } from '#domain/mail/outbox-mail.ts';
import { currentLanguage } from '#words/current-language.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { env } from '../../core/env.ts';
import { inLanguageOf } from '../../core/language.ts';
import {
  createUserWithoutPassword,
  findUser,
  isClosed,
  isVerified,
  type UserRecord,
} from '../../gateways/auth.ts';
import { isAlreadyExists } from '../../gateways/firestore.ts';
import { profiles, registrations } from '../../gateways/records.ts';
import {
  accountClosedWords,
  accountExistsWords,
  invitationWords,
  passwordResetWords,
  verificationWords,
  type Words,
} from '../../mails/account-mails.ts';
import { composeMail, writtenIn } from '../../mails/compose.ts';
import type { PreparedMail } from '../mail/deliver-mail.ts';
import { makeLinkCode } from './open-account-link.ts';

/**
 * Writes an email about an account, around a single-use link made at this moment. Only the record's
 * data is used: whatever words it may hold (versions before this one kept some) are not sent. An
 * invitation makes the account first, where there is none.
 * @returns null when there is nothing to send: no such account, or its address is verified already or
 *   staff have closed it meanwhile
 */
export async function prepareAccountLink(mail: OutboxMail): Promise<PreparedMail | null> {
  return inLanguageOf(mail.language ?? DEFAULT_LANGUAGE, () => prepare(mail));
}

async function prepare(mail: OutboxMail): Promise<PreparedMail | null> {
  const { mode, uid = '', email = '' } = mail.data;
  if (mode === 'invite') return withWords(mail, await inviteOrRemind(mail));
  if (mode === 'reset') {
    const user = await findUser({ email });
    return user && withWords(mail, resetOrClosed(user));
  }
  if (mode === 'verify') {
    const user = await findUser({ uid });
    if (!user?.email || isVerified(user) || isClosed(user)) return null;
    // The record's address is what the account had when it was written; the link is for nobody else.
    if (user.email.toLowerCase() !== mail.to.toLowerCase()) return null;
    return withWords(mail, verificationWords(linkFor('verifyEmail', user, DAY_MS)));
  }
  throw new Error(`Mail ${mail.id} needs an account link of an unknown kind: ${mode}`);
}

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** A link opens no account that staff have closed, however often it is asked for. */
function resetOrClosed(user: UserRecord): Words {
  if (isClosed(user)) return accountClosedWords(env().OFFICE_EMAIL);
  return passwordResetWords(linkFor('resetPassword', user, HOUR_MS));
}

/**
 * Tells the owner of a verified account that it exists, and of a closed one that it is closed. Anybody may
 * have set the password of an unverified one, so this email asks its owner to set a new one.
 */
async function inviteOrRemind({ data, language }: OutboxMail): Promise<Words> {
  const { email = '', firstName = '', lastName = '', phone } = data;
  const existing = await findUser({ email });
  if (existing && isClosed(existing)) return accountClosedWords(env().OFFICE_EMAIL);
  if (existing && isVerified(existing)) {
    return accountExistsWords(email, `${env().SITE_URL}${pageAddress('/auth')}`);
  }
  const user = existing ?? (await createUserWithoutPassword(email, `${firstName} ${lastName}`));
  const { uid } = user;
  const role = await roleOf(email);
  const profile = newProfile(
    {
      id: uid,
      userId: uid,
      firstName,
      lastName,
      email,
      role,
      phone: phone || null,
      ...(language && { language }),
    },
    new Date(),
  );
  try {
    await profiles().doc(uid).create(profile);
  } catch (error) {
    // An earlier attempt at this email made it, or the person has begun to sign up.
    if (!isAlreadyExists(error)) throw error;
  }
  return invitationWords(linkFor('resetPassword', user, DAY_MS));
}

/** Who has registered players is a parent; of who gave, sponsored or ordered nothing is known yet. */
async function roleOf(email: string): Promise<Role> {
  const registered = await registrations().where('payer.email', '==', email).limit(1).get();
  return registered.empty ? UNCHOSEN_ROLE : 'parent';
}

/** Leads to our own page; the code proves that whoever opens it reads the email of that account. */
function linkFor(mode: 'verifyEmail' | 'resetPassword', user: UserRecord, validMs: number): string {
  const url = new URL(pageAddress('/auth/action'), env().SITE_URL);
  url.searchParams.set('mode', mode);
  url.searchParams.set('code', makeLinkCode(user, validMs, new Date()));
  return url.href;
}

async function withWords(mail: OutboxMail, words: Words): Promise<PreparedMail> {
  const { id, to, about } = mail;
  const { subject, text, html, replyTo } = await composeMail(
    writtenIn(currentLanguage(), () => ({ id, to, about, ...words })),
    new Date(),
  );
  return { mail: { ...mail, subject, text, html, replyTo } };
}
