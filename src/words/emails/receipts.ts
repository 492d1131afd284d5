import { messages as english } from '../en/emails/receipts.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/receipts', english);
