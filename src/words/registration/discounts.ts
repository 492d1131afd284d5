import { messages as english } from '../en/registration/discounts.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('registration/discounts', english);
