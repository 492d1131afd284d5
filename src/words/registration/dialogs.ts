import { messages as english } from '../en/registration/dialogs.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('registration/dialogs', english);
