import { messages as english } from '../en/labels/plan.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/plan', english);
