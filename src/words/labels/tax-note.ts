import { messages as english } from '../en/labels/tax-note.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/tax-note', english);
