import { messages as english } from './en/broken.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('broken', english);
