import { messages as english } from './en/about.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('about', english);
