import { messages as english } from '../en/refusals/schedule.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/schedule', english);
