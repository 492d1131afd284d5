import { messages as english } from './en/payment-steps.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('payment-steps', english);
