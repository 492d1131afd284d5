import type { ContactMessage } from '#domain/contact/contact-message.ts';
import { tellMessage } from '#domain/contact/tell-message.ts';
import { messages } from '#words/emails/contact.ts';
import { messages as labels } from '#words/en/labels/contact.ts';
import { messages as office } from '#words/office/emails/contact.ts';
import type { ProgramWords } from '../core/program-words.ts';
import type { MailDraft } from './compose.ts';
import { toldBlocks } from './told-blocks.ts';

/** To the office: the message as it was written. Answering the email answers the sender. */
export function contactForOffice(message: ContactMessage, officeEmail: string): MailDraft {
  return {
    id: `contact-${message.id}-office`,
    to: officeEmail,
    replyTo: message.email,
    subject: office.subject(labels.inquiries[message.inquiryType], message.subject),
    about: `contactMessages/${message.id}`,
    blocks: [office.opening(message.name), ...toldBlocks(tellMessage(message)), message.message],
  };
}

/**
 * To the sender. It repeats nothing of what was typed, not even the name: whoever writes here in a
 * stranger's name could otherwise have us email them anything.
 */
export function contactReceived(
  message: ContactMessage,
  words: ProgramWords,
  officeEmail: string,
): MailDraft {
  const { programName, contact } = words;
  return {
    id: `contact-${message.id}-received`,
    to: message.email,
    replyTo: officeEmail,
    subject: messages.subject(programName),
    about: `contactMessages/${message.id}`,
    blocks: [
      messages.received(programName, contact),
      // The form takes none.
      ...(message.inquiryType === 'scholarships' ? [messages.papers] : []),
      messages.notYou,
    ],
  };
}
