import { messages as english } from './en/account-export.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('account-export', english);
