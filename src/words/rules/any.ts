import { messages as english } from '../en/rules/any.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('rules/any', english);
