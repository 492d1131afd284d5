import { messages as english } from './en/contact.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('contact', english);
