import { messages as english } from '../en/labels/gallery-categories.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/gallery-categories', english);
