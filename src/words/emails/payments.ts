import { messages as english } from '../en/emails/payments.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/payments', english);
