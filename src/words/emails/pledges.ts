import { messages as english } from '../en/emails/pledges.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/pledges', english);
