import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Reply } from '#domain/contact/reply.ts';
import type { MailDraft } from './compose.ts';

/** To the sender: what the office writes, and nothing of the message but what the office left in the subject. */
export function contactReply(
  message: ContactMessage,
  { subject, text }: Reply,
  officeEmail: string,
): MailDraft {
  return {
    id: `contact-${message.id}-reply-${Date.parse(message.updatedAt)}`,
    to: message.email,
    replyTo: officeEmail,
    subject,
    about: `contactMessages/${message.id}`,
    blocks: [text],
  };
}
