import * as z from 'zod/mini';

/*
 * Fields of stored records. A record that was stored before a field was there must still be read, so a
 * field that may be empty is empty where it is missing. How a shape changes: docs/HOW-TO.md.
 */

/** A text that may be null, and is where the record has none. Not for what sums and payments hang on. */
export function textOrNull() {
  return z._default(z.nullable(z.string()), null);
}
