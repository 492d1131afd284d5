import { messages as english } from '../en/labels/game-types.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/game-types', english);
