import { messages as english } from '../en/rules/sponsorship.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('rules/sponsorship', english);
