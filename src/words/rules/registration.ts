import { messages as english } from '../en/rules/registration.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('rules/registration', english);
