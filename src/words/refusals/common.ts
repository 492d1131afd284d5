import { messages as english } from '../en/refusals/common.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/common', english);
