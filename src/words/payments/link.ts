import { messages as english } from '../en/payments/link.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('payments/link', english);
