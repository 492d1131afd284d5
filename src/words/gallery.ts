import { messages as english } from './en/gallery.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('gallery', english);
