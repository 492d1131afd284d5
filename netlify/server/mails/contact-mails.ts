import type { ContactMessage, InquiryType } from '#domain/contact/contact-message.ts';
import type { ProgramWords } from '../core/program-words.ts';
import type { MailDraft } from './compose.ts';

const INQUIRIES: Readonly<Record<InquiryType, string>> = {
  registration: 'Registration',
  schedules: 'Schedules',
  sponsorship: 'Sponsorship',
  volunteer: 'Volunteering',
  scholarships: 'Scholarships',
  general: 'General',
  other: 'Other',
};

/** To the office: the message as it was written. Answering the mail answers the sender. */
export function contactForOffice(message: ContactMessage, officeEmail: string): MailDraft {
  return {
    id: `contact-${message.id}-office`,
    to: officeEmail,
    replyTo: message.email,
    subject: `${INQUIRIES[message.inquiryType]}: ${message.subject}`,
    about: `contactMessages/${message.id}`,
    blocks: [
      `${message.name} wrote through the contact form. Reply to this email to write back.`,
      {
        rows: [
          ['Name', message.name],
          ['Email', message.email],
          ['Phone', message.phone ?? 'not given'],
          ['About', INQUIRIES[message.inquiryType]],
          ['Age of the player', message.playerAge ?? 'not given'],
          ['Subject', message.subject],
        ],
      },
      message.message,
    ],
  };
}

/**
 * To the sender. It repeats nothing of what was typed, not even the name: whoever writes here in a
 * stranger's name could otherwise have us mail them anything.
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
    subject: programName ? `${programName} has your message` : 'We have your message',
    about: `contactMessages/${message.id}`,
    blocks: [
      `Hello, thank you for writing${programName ? ` to ${programName}` : ''}. Your message has arrived, and ${contact ? `we'll get back to you within ${contact}` : "we'll get back to you soon"}.`,
      'If you did not write to us, someone has given your address by mistake: you need not do anything.',
    ],
  };
}
