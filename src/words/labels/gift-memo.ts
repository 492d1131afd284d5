import { messages as english } from '../en/labels/gift-memo.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/gift-memo', english);
