import { messages as english } from '../en/emails/common.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/common', english);
