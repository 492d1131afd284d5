import * as z from 'zod/mini';

/*
 * The text fields that every form shares. All of them trim, bound the length, and refuse control
 * characters: a line break in a name is how mail headers are forged, and no keyboard types one there.
 */

const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\u2028\u2029]*$/u;
/** An area code makes ten digits; E.164 allows fifteen. A line break is no part of a number, so \s is not used. */
const PHONE = /^(?:[ ().+-]*\d){10,15}[ ().-]*(?:(?:x|ext\.?) ?\d{1,6})?$/i;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
const ZIP_CODE = /^\d{5}(-\d{4})?$/;

/** One line of text that must be filled in. `label` begins the message, such as 'First name'. */
export function requiredText(label: string, maxLength = 100) {
  return z
    .string(`${label} is required.`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required.`),
      z.maxLength(maxLength, `${label} can have at most ${maxLength} characters.`),
      z.regex(HAS_LETTER_OR_DIGIT, `${label} is required.`),
      z.regex(NO_CONTROL_CHARACTERS, `${label} has a character that cannot be used here.`),
    );
}

/** An e-mail address as it can be delivered, in lower case. */
export function emailAddress() {
  return z
    .string('Email is required.')
    .check(
      z.trim(),
      z.toLowerCase(),
      z.minLength(1, 'Email is required.'),
      z.maxLength(254, 'Email can have at most 254 characters.'),
      z.email('Enter a valid email address, such as name@example.com.'),
    );
}

/** A phone number as people write it: digits, spaces and punctuation. */
export function phoneNumber() {
  return z
    .string('Phone is required.')
    .check(
      z.trim(),
      z.minLength(1, 'Phone is required.'),
      z.maxLength(40, 'Phone can have at most 40 characters.'),
      z.regex(PHONE, 'Enter a phone number with area code, such as 239-555-0100.'),
    );
}

/** A US ZIP code, five digits or ZIP+4. */
export function zipCode() {
  return z
    .string('ZIP code is required.')
    .check(
      z.trim(),
      z.minLength(1, 'ZIP code is required.'),
      z.regex(ZIP_CODE, 'Enter a ZIP code of five digits, such as 33901.'),
    );
}

/** Made by the browser when a form is opened: the same key twice is one record and the same answer. */
export const IdempotencyKeySchema = z.uuid(
  'This form has no valid key. Reload the page and try again.',
);
