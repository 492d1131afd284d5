import * as z from 'zod/mini';

/*
 * Texts of several lines, and fields that may be left empty. Beside `fields.ts`, whose rules are for
 * one line that must be there.
 */

const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** Everything that no keyboard types; line breaks and tabs stay. */
const INVISIBLE = /[^\P{Cc}\n\t]/gu;

/** With one kind of line break, and without the control characters that come along from other programs. */
function tidyLines(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(INVISIBLE, '')
    .trim();
}

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
  if (typeof value === 'string' && value.trim() === '') return null;
  return value ?? null;
}
