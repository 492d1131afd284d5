import { messages as english } from './en/cart.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('cart', english);
