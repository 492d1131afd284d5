import { messages as english } from '../en/emails/sponsorships.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/sponsorships', english);
