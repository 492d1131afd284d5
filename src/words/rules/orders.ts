import { messages as english } from '../en/rules/orders.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('rules/orders', english);
