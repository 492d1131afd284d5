import { messages as english } from '../en/labels/records.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/records', english);
