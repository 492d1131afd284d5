import { messages as english } from '../en/refusals/limits.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/limits', english);
