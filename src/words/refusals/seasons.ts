import { messages as english } from '../en/refusals/seasons.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/seasons', english);
