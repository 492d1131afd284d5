import { messages as english } from './en/volunteering.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('volunteering', english);
