import { messages as english } from '../en/emails/seasons.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/seasons', english);
