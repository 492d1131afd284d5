import { messages as english } from './en/statement.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('statement', english);
