import { messages as english } from '../en/refusals/donations.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/donations', english);
