import { messages as english } from '../en/labels/players.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/players', english);
