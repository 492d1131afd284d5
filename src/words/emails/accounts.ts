import { messages as english } from '../en/emails/accounts.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/accounts', english);
