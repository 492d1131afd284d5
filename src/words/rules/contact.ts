import { messages as english } from '../en/rules/contact.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('rules/contact', english);
