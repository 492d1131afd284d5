import { messages as english } from '../en/donations/results.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('donations/results', english);
