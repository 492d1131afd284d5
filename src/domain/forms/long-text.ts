import * as z from 'zod/mini';
import { messages } from '#words/fields.ts';
import { type FieldLabel, fieldName } from './fields.ts';
import { tidyLine, tidyLines } from './tidy.ts';

/*
 * Texts of several lines, and fields that may be left empty. Beside `fields.ts`, whose rules are for
 * one line that must be there.
 */

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Several lines that must be filled in. */
export function requiredLongText(label: FieldLabel, maxLength = 4000) {
  const missing = () => messages.required(fieldName(label));
  return z
    .string({ error: missing })
    .check(
      z.overwrite(tidyLines),
      z.minLength(1, { error: missing }),
      z.maxLength(maxLength, { error: () => messages.tooLong(fieldName(label), maxLength) }),
      z.regex(HAS_LETTER_OR_DIGIT, { error: missing }),
    );
}

/** Several lines that may be left out; null then. */
export function optionalLongText(label: FieldLabel, maxLength = 4000) {
  return emptyAsNull(
    z
      .string()
      .check(
        z.overwrite(tidyLines),
        z.maxLength(maxLength, { error: () => messages.tooLong(fieldName(label), maxLength) }),
      ),
  );
}

/** A field that may be left out: empty, blank, null and missing are null; anything else must fit. */
export function emptyAsNull<Schema extends z.ZodMiniType>(schema: Schema) {
  const orNull: z.ZodMiniType<z.output<Schema> | null> = z.nullable(schema);
  return z.pipe(z.transform(blankAsNull), orNull);
}

function blankAsNull(value: unknown): unknown {
  if (typeof value === 'string' && tidyLine(value) === '') return null;
  return value ?? null;
}
