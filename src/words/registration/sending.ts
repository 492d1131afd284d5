import { messages as english } from '../en/registration/sending.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('registration/sending', english);
