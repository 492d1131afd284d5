import { messages as english } from '../en/labels/progress.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/progress', english);
