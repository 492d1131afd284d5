import { messages as english } from './en/calls.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('calls', english);
