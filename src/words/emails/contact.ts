import { messages as english } from '../en/emails/contact.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/contact', english);
