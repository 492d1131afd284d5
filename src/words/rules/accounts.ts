import { messages as english } from '../en/rules/accounts.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('rules/accounts', english);
