import type { SeenRecord } from '#contracts/records/change.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Reply } from '#domain/contact/reply.ts';
import type { Account } from '../../core/account.ts';
import { env } from '../../core/env.ts';
import { contactMessages } from '../../gateways/records.ts';
import { writtenIn } from '../../mails/compose.ts';
import { contactReply } from '../../mails/contact-reply-mail.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { changeRecord } from '../records/change-record.ts';

/** Emails the sender what the office writes, and sets the message answered. @throws AppError not_found, conflict */
export function replyToMessage(
  { reply, ...seen }: SeenRecord & { reply: Reply },
  actor: Account,
  now: Date,
): Promise<ContactMessage> {
  const answer = (message: ContactMessage): ContactMessage => ({ ...message, status: 'answered' });
  return changeRecord(seen, answer, {
    collection: contactMessages(),
    actor,
    action: 'message.answered',
    now,
    inTransaction: async (transaction, message) => {
      const language = await readerLanguage(message);
      const draft = writtenIn(language, () => contactReply(message, reply, env().OFFICE_EMAIL));
      await addMailsOnce(transaction, [draft], now);
    },
  });
}
