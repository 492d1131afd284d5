import { messages as english } from '../en/emails/volunteers.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/volunteers', english);
