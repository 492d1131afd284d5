import { messages as english } from '../en/emails/orders.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/orders', english);
