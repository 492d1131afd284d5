import * as z from 'zod/mini';
import { tidyLine, tidyLines } from './tidy.ts';

/*
 * Texts of several lines, and fields that may be left empty. Beside `fields.ts`, whose rules are for
 * one line that must be there.
 */

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Several lines that must be filled in. `label` begins the message, such as 'Message'. */
export function requiredLongText(label: string, maxLength = 4000) {
  return z
    .string(`${label} is required.`)
    .check(
      z.overwrite(tidyLines),
      z.minLength(1, `${label} is required.`),
      z.maxLength(maxLength, `${label} can have at most ${maxLength} characters.`),
      z.regex(HAS_LETTER_OR_DIGIT, `${label} is required.`),
    );
}

/** Several lines that may be left out; null then. */
export function optionalLongText(label: string, maxLength = 4000) {
  return emptyAsNull(
    z
      .string()
      .check(
        z.overwrite(tidyLines),
        z.maxLength(maxLength, `${label} can have at most ${maxLength} characters.`),
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
