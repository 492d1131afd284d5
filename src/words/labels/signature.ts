import { messages as english } from '../en/labels/signature.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/signature', english);
