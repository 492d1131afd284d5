import { messages as english } from './en/upload.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('upload', english);
