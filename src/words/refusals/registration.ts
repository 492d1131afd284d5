import { messages as english } from '../en/refusals/registration.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/registration', english);
