import * as z from 'zod/mini';
import { type FieldLabel, fieldName, line } from '#domain/forms/fields.ts';
import { emptyAsNull } from '#domain/forms/long-text.ts';
import { withoutUnseen } from '#domain/forms/tidy.ts';
import { messages } from '#words/fields.ts';

/*
 * Fields that may be left empty; empty, blank and missing are null. Unlike `long-text.ts`, a control
 * character is refused and not taken out: what a guardian says of a child's health is stored as typed.
 */

const NO_CONTROL_BUT_LINES = /^[^\p{Cc}]*$/u;

/** One line. */
export function optionalLine(label: FieldLabel, maxLength: number) {
  return emptyAsNull(line(label, maxLength));
}

/** Several lines: line breaks and tabs may stand in it, as one kind of line break. */
export function optionalLines(label: FieldLabel, maxLength: number) {
  return emptyAsNull(
    z.string({ error: () => messages.notText(fieldName(label)) }).check(
      z.overwrite((text) => withoutUnseen(text.replace(/\r\n?/g, '\n')).trim()),
      z.maxLength(maxLength, { error: () => messages.tooLong(fieldName(label), maxLength) }),
      z.refine((text) => NO_CONTROL_BUT_LINES.test(text.replace(/[\n\t]/g, '')), {
        error: () => messages.character(fieldName(label)),
      }),
    ),
  );
}
