import { messages as english } from '../en/pdf/signed-copy.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('pdf/signed-copy', english);
