import type { Told } from '#domain/records/told.ts';
import { DEFAULT_LANGUAGE } from '#words/language.ts';
import { languageName } from '#words/language-name.ts';
import { messages } from '#words/office/answers.ts';
import type { ContactMessage } from './contact-message.ts';

const { contact: words } = messages;

/** What someone filled in on the contact form: the office's dialog and its email follow from it. */
export function tellMessage(message: Omit<ContactMessage, 'requestHash'>): Told[] {
  const { name, email, phone, inquiryType, playerAge, subject, language } = message;
  const isTranslated = language !== undefined && language !== DEFAULT_LANGUAGE;
  return [
    { label: words.from, parts: [name] },
    { label: messages.email, parts: [{ email }] },
    { label: messages.phone, parts: phone ? [{ phone }] : [] },
    { label: words.language, parts: isTranslated ? [languageName(language)] : [] },
    { label: words.inquiry, parts: [words.inquiries[inquiryType]] },
    { label: words.playerAge, parts: playerAge ? [words.ages[playerAge]] : [] },
    { label: words.subject, parts: [subject] },
  ];
}
