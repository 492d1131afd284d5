import { messages as english } from '../en/labels/ways-to-pay.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/ways-to-pay', english);
