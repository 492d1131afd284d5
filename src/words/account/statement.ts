import { messages as english } from '../en/account/statement.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('account/statement', english);
