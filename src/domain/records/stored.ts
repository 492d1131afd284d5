import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#words/language.ts';

/*
 * Fields of stored records. A record that was stored before a field was there must still be read, so a
 * field that may be empty is empty where it is missing. How a shape changes: docs/HOW-TO.md.
 */

/** A text that may be null, and is where the record has none. Not for what sums and payments hang on. */
export function textOrNull() {
  return z._default(z.nullable(z.string()), null);
}

/**
 * The language that somebody is written to in. Where the record has none nobody said so; one that we no longer
 * speak is English, and does not keep the record from being read.
 */
export function spokenLanguage() {
  return z.optional(z.catch(z.enum(LANGUAGES), DEFAULT_LANGUAGE));
}
