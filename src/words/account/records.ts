import { messages as english } from '../en/account/records.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('account/records', english);
