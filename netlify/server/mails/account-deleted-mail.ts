import { messages } from '#words/emails/accounts.ts';
import type { Account } from '../core/account.ts';
import type { MailDraft } from './compose.ts';

/**
 * To a person who deleted their account: what is gone and what is kept. It deletes the sign-in before it
 * goes, so an address that was never verified has one, too, which nobody is sent.
 */
export function accountDeleted(
  { uid, email, emailVerified }: Pick<Account, 'uid' | 'email' | 'emailVerified'>,
  officeEmail: string,
): MailDraft {
  return {
    id: `account-deleted-${uid}`,
    to: email,
    replyTo: officeEmail,
    // The address was verified, which nobody can look up once the account is gone.
    limit: 'none',
    subject: messages.deleted.subject,
    about: `profiles/${uid}`,
    needs: 'account-deletion',
    data: { uid, isTold: emailVerified ? 'yes' : 'no' },
    blocks: [messages.deleted.gone, messages.deleted.kept, messages.deleted.notYou],
  };
}
