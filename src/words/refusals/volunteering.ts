import { messages as english } from '../en/refusals/volunteering.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/volunteering', english);
