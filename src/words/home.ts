import { messages as english } from './en/home.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('home', english);
