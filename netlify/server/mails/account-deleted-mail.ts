import { messages } from '#words/emails/accounts.ts';
import type { MailDraft } from './compose.ts';

/** To a person who deleted their account: what is gone and what is kept. */
export function accountDeleted(uid: string, email: string, officeEmail: string): MailDraft {
  return {
    id: `account-deleted-${uid}`,
    to: email,
    replyTo: officeEmail,
    // The address was verified, which nobody can look up once the account is gone.
    limit: 'none',
    subject: messages.deleted.subject,
    about: `profiles/${uid}`,
    blocks: [messages.deleted.gone, messages.deleted.kept, messages.deleted.notYou],
  };
}
