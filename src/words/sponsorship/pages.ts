import { messages as english } from '../en/sponsorship/pages.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('sponsorship/pages', english);
