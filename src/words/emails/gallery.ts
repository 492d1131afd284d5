import { messages as english } from '../en/emails/gallery.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('emails/gallery', english);
