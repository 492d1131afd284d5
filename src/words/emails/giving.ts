import { messages as english } from '../en/emails/giving.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/giving', english);
