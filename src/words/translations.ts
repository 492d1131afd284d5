import { es } from './es/index.ts';
import type { Language } from './language.ts';

export type Topic = keyof typeof es;

/** Every language but English: a new one is a line here, and a missing topic is an error of types. */
export const TRANSLATIONS: Readonly<
  Record<Exclude<Language, 'en'>, Readonly<Record<Topic, object>>>
> = { es };
