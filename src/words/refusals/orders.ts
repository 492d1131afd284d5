import { messages as english } from '../en/refusals/orders.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/orders', english);
