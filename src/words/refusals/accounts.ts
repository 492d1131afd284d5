import { messages as english } from '../en/refusals/accounts.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/accounts', english);
