import { messages as english } from '../en/emails/manage-links.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/manage-links', english);
