import { messages as english } from '../en/labels/volunteering.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/volunteering', english);
