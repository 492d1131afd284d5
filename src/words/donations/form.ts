import { messages as english } from '../en/donations/form.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('donations/form', english);
