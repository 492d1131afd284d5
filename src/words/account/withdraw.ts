import { messages as english } from '../en/account/withdraw.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('account/withdraw', english);
