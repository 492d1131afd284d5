import * as z from 'zod/mini';
import { formatPhone } from './phone.ts';
import { tidyDigits, tidyLine } from './tidy.ts';

/*
 * The text fields that every form shares. All of them take out what nobody sees, bound the length, and
 * refuse control characters: a line break in a name is how mail headers are forged, and no keyboard
 * types one there.
 */

const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\u2028\u2029]*$/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const ZIP_CODE = /^\d{5}(-\d{4})?$/;

/** One line of text, as long as it may be. `label` begins the message, such as 'First name'. */
export function line(label: string, maxLength = 100, missing = `${label} must be text.`) {
  return z
    .string(missing)
    .check(
      z.overwrite(tidyLine),
      z.maxLength(maxLength, `${label} can have at most ${maxLength} characters.`),
      z.regex(NO_CONTROL_CHARACTERS, `${label} has a character that cannot be used here.`),
    );
}

/** One line of text that must be filled in: with a letter or digit at least. */
export function requiredText(label: string, maxLength = 100) {
  const missing = `${label} is required.`;
  return line(label, maxLength, missing).check(z.regex(HAS_LETTER_OR_DIGIT, missing));
}

/** An email address as it can be delivered, in lower case. */
export function emailAddress() {
  return z
    .string('Email is required.')
    .check(
      z.overwrite(tidyLine),
      z.toLowerCase(),
      z.minLength(1, 'Email is required.'),
      z.maxLength(254, 'Email can have at most 254 characters.'),
      z.email('Enter a valid email address, such as name@example.com.'),
    );
}

/** A phone number as people write or paste it, kept in the one form of {@link formatPhone}. */
export function phoneNumber() {
  return z.string('Phone is required.').check(
    z.overwrite(tidyLine),
    z.minLength(1, 'Phone is required.'),
    z.maxLength(40, { error: 'Phone can have at most 40 characters.', abort: true }),
    z.refine(
      (typed) => formatPhone(typed) !== undefined,
      'Enter a phone number with area code, such as 555-123-4567.',
    ),
    z.overwrite((typed) => formatPhone(typed) ?? typed),
  );
}

/** A US ZIP code, five digits or ZIP+4. */
export function zipCode() {
  return z
    .string('ZIP code is required.')
    .check(
      z.overwrite(tidyDigits),
      z.minLength(1, 'ZIP code is required.'),
      z.regex(ZIP_CODE, 'Enter a ZIP code of five digits, such as 33901.'),
    );
}

/** Made by the browser when a form is opened: the same key twice is one record and the same answer. */
export const IdempotencyKeySchema = z.uuid(
  'This form has no valid key. Reload the page and try again.',
);
