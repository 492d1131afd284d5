import type { messages as englishOffer } from './en/offer.ts';
import { es } from './es/index.ts';
import type { Language } from './language.ts';
import type { Translation } from './translation.ts';

type Offer = Translation<typeof englishOffer>;
export type Topic = keyof typeof es;
type Words = Readonly<Record<Topic, object>> & { readonly offer: Offer };

/** Every language but English: a new one is a line here, and a missing topic is an error of types. */
export const TRANSLATIONS: Readonly<Record<Exclude<Language, 'en'>, Words>> = { es };
