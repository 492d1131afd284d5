import { messages as english } from '../en/refusals/gallery.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('refusals/gallery', english);
