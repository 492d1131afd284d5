import { messages as english } from '../en/account/overview.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('account/overview', english);
