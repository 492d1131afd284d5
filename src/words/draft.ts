import { messages as english } from './en/draft.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('draft', english);
