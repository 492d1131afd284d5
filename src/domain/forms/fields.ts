import * as z from 'zod/mini';
import { messages } from '#words/fields.ts';
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

/**
 * How a sentence about a field calls it: a name that forms share, or, of a field that one form alone
 * has, a function that says it. Asked when the rule is broken, in the language of that moment.
 */
export type FieldLabel = keyof typeof messages.names | (() => string);

/** The field's name, in the language that is spoken. */
export function fieldName(label: FieldLabel): string {
  return typeof label === 'function' ? label() : messages.names[label];
}

/** One line of text, as long as it may be. `missing` is said where there is no text at all. */
export function line(
  label: FieldLabel,
  maxLength = 100,
  missing: () => string = () => messages.notText(fieldName(label)),
) {
  return z
    .string({ error: missing })
    .check(
      z.overwrite(tidyLine),
      z.maxLength(maxLength, { error: () => messages.tooLong(fieldName(label), maxLength) }),
      z.regex(NO_CONTROL_CHARACTERS, { error: () => messages.character(fieldName(label)) }),
    );
}

/** One line of text that must be filled in: with a letter or digit at least. */
export function requiredText(label: FieldLabel, maxLength = 100) {
  const missing = () => messages.required(fieldName(label));
  return line(label, maxLength, missing).check(z.regex(HAS_LETTER_OR_DIGIT, { error: missing }));
}

/** An email address as it can be delivered, in lower case. */
export function emailAddress() {
  const missing = () => messages.required(messages.names.email);
  return z
    .string({ error: missing })
    .check(
      z.overwrite(tidyLine),
      z.toLowerCase(),
      z.minLength(1, { error: missing }),
      z.maxLength(254, { error: () => messages.tooLong(messages.names.email, 254) }),
      z.email({ error: () => messages.email }),
    );
}

/** A phone number as people write or paste it, kept in the one form of {@link formatPhone}. */
export function phoneNumber(label: FieldLabel = 'phone') {
  const missing = () => messages.required(fieldName(label));
  return z.string({ error: missing }).check(
    z.overwrite(tidyLine),
    z.minLength(1, { error: missing }),
    z.maxLength(40, { error: () => messages.tooLong(fieldName(label), 40), abort: true }),
    z.refine((typed) => formatPhone(typed) !== undefined, { error: () => messages.phone }),
    z.overwrite((typed) => formatPhone(typed) ?? typed),
  );
}

/** A US ZIP code, five digits or ZIP+4. */
export function zipCode() {
  const missing = () => messages.required(messages.names.zipCode);
  return z
    .string({ error: missing })
    .check(
      z.overwrite(tidyDigits),
      z.minLength(1, { error: missing }),
      z.regex(ZIP_CODE, { error: () => messages.zipCode }),
    );
}

/** Made by the browser when a form is opened: the same key twice is one record and the same answer. */
export const IdempotencyKeySchema = z.uuid({ error: () => messages.noKey });
