import { currentLanguage } from '#words/current-language.ts';
import type { Account } from '../../core/account.ts';
import { emailVerification, passwordReset } from '../../mails/account-mails.ts';
import { type MailDraft, writtenIn } from '../../mails/compose.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';

/** Has a link emailed that verifies the caller's address. A token can lag behind, so that it may be verified is looked up when the email is sent. @returns the email's id */
export async function requestVerification({ uid, email }: Account, now: Date): Promise<string> {
  return queue(() => emailVerification(uid, email, now), now);
}

/**
 * Has a link emailed by which a new password is set. The email is queued for any address and dropped
 * when it is to be sent and there is no such account: neither the answer nor its time tells.
 * @returns the email's id
 */
export async function requestPasswordReset(email: string, now: Date): Promise<string> {
  return queue(() => passwordReset(email, now), now);
}

async function queue(write: () => MailDraft, now: Date): Promise<string> {
  const draft = writtenIn(currentLanguage(), write);
  // Asked for twice within a minute: one email.
  await writeMailOnce(draft, now);
  return draft.id;
}
