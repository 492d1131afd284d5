import { messages as english } from './en/legal.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('legal', english);
