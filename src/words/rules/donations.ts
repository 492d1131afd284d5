import { messages as english } from '../en/rules/donations.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('rules/donations', english);
