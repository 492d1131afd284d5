import { messages as english } from '../en/registration/form.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('registration/form', english);
