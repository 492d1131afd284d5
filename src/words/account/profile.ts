import { messages as english } from '../en/account/profile.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('account/profile', english);
