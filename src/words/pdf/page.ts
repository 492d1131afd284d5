import { messages as english } from '../en/pdf/page.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('pdf/page', english);
