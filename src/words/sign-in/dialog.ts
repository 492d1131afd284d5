import { messages as english } from '../en/sign-in/dialog.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('sign-in/dialog', english);
