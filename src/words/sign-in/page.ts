import { messages as english } from '../en/sign-in/page.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('sign-in/page', english);
