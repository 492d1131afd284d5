import { messages as english } from './en/session.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('session', english);
