import { messages as english } from './en/pages.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('pages', english);
