import { messages as english } from './en/shop.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('shop', english);
