import { messages as english } from '../en/labels/payment-status.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/payment-status', english);
