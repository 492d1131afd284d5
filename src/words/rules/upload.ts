import { messages as english } from '../en/rules/upload.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('rules/upload', english);
