import type { ContactMessage } from '#domain/contact/contact-message.ts';
import type { Reply } from '#domain/contact/reply.ts';
import type { MailDraft } from './compose.ts';

/** What the ids of all replies to a message begin with. */
export function replyIdPrefix(messageId: string): string {
  return `contact-${messageId}-reply-`;
}

/** To the sender: what the office writes, and nothing of the message but what the office left in the subject. */
export function contactReply(
  message: ContactMessage,
  { subject, text }: Reply,
  officeEmail: string,
): MailDraft {
  return {
    id: `${replyIdPrefix(message.id)}${Date.parse(message.updatedAt)}`,
    to: message.email,
    replyTo: officeEmail,
    limit: 'none',
    subject,
    about: `contactMessages/${message.id}`,
    blocks: [text],
  };
}
