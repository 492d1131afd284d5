import { messages as english } from '../en/payments/pay.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('payments/pay', english);
