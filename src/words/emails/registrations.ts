import { messages as english } from '../en/emails/registrations.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/registrations', english);
