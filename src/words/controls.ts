import { messages as english } from './en/controls.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('controls', english);
