import { messages as english } from '../en/orders/outcome.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('orders/outcome', english);
