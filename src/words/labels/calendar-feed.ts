import { messages as english } from '../en/labels/calendar-feed.ts';
import { inLanguage } from '../in-language.ts';

export const messages = inLanguage('labels/calendar-feed', english);
