import { messages as english } from '../en/labels/payment-page.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/payment-page', english);
