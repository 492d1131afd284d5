import { messages as english } from '../en/account/privacy.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('account/privacy', english);
