import { messages as english } from '../en/account/cancel.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('account/cancel', english);
