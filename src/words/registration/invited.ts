import { messages as english } from '../en/registration/invited.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('registration/invited', english);
