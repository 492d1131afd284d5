import { messages as english } from '../en/refusals/paying.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/paying', english);
