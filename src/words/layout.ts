import { messages as english } from './en/layout.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('layout', english);
