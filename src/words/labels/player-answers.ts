import { messages as english } from '../en/labels/player-answers.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/player-answers', english);
