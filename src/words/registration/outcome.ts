import { messages as english } from '../en/registration/outcome.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('registration/outcome', english);
