import { messages as english } from '../en/emails/families.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/families', english);
