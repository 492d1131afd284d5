import { messages as english } from './en/forms.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('forms', english);
