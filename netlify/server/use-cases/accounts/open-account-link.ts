import { messages } from '#words/refusals/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { signingKey } from '../../core/signing-key.ts';
import { findUser, handOver, isClosed, ownAddress, type UserRecord } from '../../gateways/auth.ts';
import { accountMoved } from '../../mails/account-moved-mail.ts';
import { writtenIn } from '../../mails/compose.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';
import { type AccountLink, readLinkCode, writeLinkCode } from './link-code.ts';

/*
 * Anyone can sign up with anyone's address, choose the password and stay signed in. So an address is
 * verified only here, by whoever shows the code that was emailed to it: either signed in to that very
 * account, or by setting a new password, which ends every other session. Firebase's own verification,
 * which a browser can ask for without us, is not enough (see `gateways/auth.ts`).
 */

/** The code for a link to the owner of the account's address. @param validMs how long it works */
export function makeLinkCode(user: UserRecord, validMs: number, now: Date): string {
  const until = new Date(now.getTime() + validMs).toISOString();
  const link = { uid: user.uid, email: addressOf(user), used: usedLinks(user), until };
  return writeLinkCode(link, signingKey('account-link'));
}

/** The address that a link was emailed to. @throws AppError not_found when it is spent */
export async function readAccountLink(code: string, now: Date): Promise<string> {
  return (await openLink(code, now)).link.email;
}

/**
 * Sets the password of the account that the link was emailed for. Its address is verified by it, and
 * whoever else was signed in, or knows an earlier password, is out.
 * @returns the address to sign in with
 * @throws AppError not_found when the link is spent
 */
export async function setPasswordByLink(
  code: string,
  password: string,
  now: Date,
): Promise<string> {
  const { user, link } = await openLink(code, now);
  await tellOwnerBefore(user, link, now);
  await handOver(user, password, afterUse(link));
  return link.email;
}

/**
 * Verifies the address of the caller's own account; the sessions stay.
 * @throws AppError not_found when the link is spent, forbidden when it is for another account: then
 *   only a new password shows whose it is
 */
export async function verifyByLink(code: string, account: Account, now: Date): Promise<void> {
  const { user, link } = await openLink(code, now);
  if (user.uid !== account.uid) {
    throw new AppError('forbidden', messages.otherAccount(link.email));
  }
  await tellOwnerBefore(user, link, now);
  await ownAddress(user, afterUse(link));
}

/** Whoever showed before that another address of this account is theirs can no longer sign in with it. */
async function tellOwnerBefore(user: UserRecord, link: AccountLink, now: Date): Promise<void> {
  const before: unknown = user.customClaims?.ownedAddress;
  if (typeof before !== 'string' || before === link.email) return;
  const language = await readerLanguage({ email: before });
  const { OFFICE_EMAIL, SITE_URL } = env();
  const draft = writtenIn(language, () =>
    accountMoved({ ...link, to: before, officeEmail: OFFICE_EMAIL, siteUrl: SITE_URL }),
  );
  await writeMailOnce(draft, now);
}

async function openLink(code: string, now: Date): Promise<{ link: AccountLink; user: UserRecord }> {
  const link = readLinkCode(code, signingKey('account-link'), now);
  const user = link && (await findUser({ uid: link.uid }));
  const isOpen = user && addressOf(user) === link.email && usedLinks(user) === link.used;
  if (!isOpen || isClosed(user)) throw new AppError('not_found', messages.usedLink);
  return { link, user };
}

const afterUse = ({ email, used }: AccountLink) => ({ email, usedLinks: used + 1 });

const addressOf = ({ email }: UserRecord): string => (email ?? '').toLowerCase();

function usedLinks({ customClaims }: UserRecord): number {
  const used: unknown = customClaims?.usedLinks;
  return typeof used === 'number' ? used : 0;
}
