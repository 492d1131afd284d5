import { messages as english } from '../en/labels/tax-status.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/tax-status', english);
