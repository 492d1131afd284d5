import { messages as english } from './en/fields.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('fields', english);
