import { messages as english } from '../en/emails/bills.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/bills', english);
