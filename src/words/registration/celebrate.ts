import { messages as english } from '../en/registration/celebrate.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('registration/celebrate', english);
