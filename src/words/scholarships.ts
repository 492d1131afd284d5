import { messages as english } from './en/scholarships.ts';
import { inLanguage } from './in-language.ts';

export const messages = inLanguage('scholarships', english);
