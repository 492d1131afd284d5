import { messages as english } from '../en/account/loading.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('account/loading', english);
