import { isAlreadyExists } from '../gateways/firestore.ts';
import { outbox } from '../gateways/records.ts';
import type { Account } from '../http/authorise.ts';
import { emailVerification, passwordReset } from '../mails/account-mails.ts';
import { composeMail, type MailDraft } from '../mails/compose.ts';

/** Has a link mailed that verifies the caller's address. A token can lag behind, so that it may be verified is looked up when the mail is sent. @returns the mail's id */
export async function requestVerification({ uid, email }: Account, now: Date): Promise<string> {
  return queue(emailVerification(uid, email, now), now);
}

/**
 * Has a link mailed by which a new password is set. The mail is queued for any address and dropped
 * when it is to be sent and there is no such account: neither the answer nor its time tells.
 * @returns the mail's id
 */
export async function requestPasswordReset(email: string, now: Date): Promise<string> {
  return queue(passwordReset(email, now), now);
}

async function queue(draft: MailDraft, now: Date): Promise<string> {
  try {
    await outbox()
      .doc(draft.id)
      .create(await composeMail(draft, now));
  } catch (error) {
    // Asked for twice within a minute: one mail.
    if (!isAlreadyExists(error)) throw error;
  }
  return draft.id;
}
