import { messages as english } from '../en/payments/lost.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('payments/lost', english);
