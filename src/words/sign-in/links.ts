import { messages as english } from '../en/sign-in/links.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('sign-in/links', english);
