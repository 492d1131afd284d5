import { messages as english } from '../en/labels/roles.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/roles', english);
