import { messages as english } from '../en/sponsorship/form.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('sponsorship/form', english);
