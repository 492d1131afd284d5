import { messages as english } from '../en/orders/checkout.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('orders/checkout', english);
