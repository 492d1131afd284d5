import { messages as english } from '../en/labels/contact.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/contact', english);
