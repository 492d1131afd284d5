import { messages as english } from '../en/rules/volunteering.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('rules/volunteering', english);
