import { messages as english } from './en/schedule.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('schedule', english);
