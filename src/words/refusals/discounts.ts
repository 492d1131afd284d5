import { messages as english } from '../en/refusals/discounts.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/discounts', english);
