import { messages as english } from './en/header.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('header', english);
