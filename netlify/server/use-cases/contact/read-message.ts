import type { SentReply } from '#contracts/contact/dashboard.ts';
import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { messages } from '#words/emails/contact.ts';
import type { Language } from '#words/language.ts';
import { readable } from '../../core/broken-records.ts';
import { inLanguageOf } from '../../core/language.ts';
import { contactMessages, outbox } from '../../gateways/records.ts';
import { replyIdPrefix } from '../../mails/contact-reply-mail.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { readRecord } from '../records/office-record.ts';

interface ReadMessage {
  record: ContactMessage;
  language: Language;
  decline: string;
  replies: SentReply[];
}

/**
 * A message, the language that a reply will have, what a decline begins with in it, and what was written
 * back, the oldest first.
 * @throws AppError not_found
 */
export async function readMessage(id: string): Promise<ReadMessage> {
  const [record, mails] = await Promise.all([
    readRecord(contactMessages(), id),
    outbox().where('about', '==', `contactMessages/${id}`).get(),
  ]);
  const replies = readable(mails.docs)
    .filter((mail) => mail.id.startsWith(replyIdPrefix(id)))
    .sort((a, b) => a.createdAt.localeCompare(b.createdAt))
    .map(({ id: mailId, subject, text, status, createdAt }) => {
      return { id: mailId, subject, text, status, createdAt };
    });
  const language = await readerLanguage(record);
  const decline = inLanguageOf(language, () => messages.declined(record.name));
  return { record, language, decline, replies };
}
