import * as z from 'zod/mini';
import { emptyAsNull } from '#domain/forms/long-text.ts';

/*
 * Fields that may be left empty; empty, blank and missing are null. Unlike `long-text.ts`, a control
 * character is refused and not taken out: what a guardian says of a child's health is stored as typed.
 */

const NO_CONTROL_CHARACTERS = /^[^\p{Cc}\u2028\u2029]*$/u;
const NO_CONTROL_BUT_LINES = /^[^\p{Cc}]*$/u;

/** One line. `label` begins the message, such as 'Height'. */
export function optionalLine(label: string, maxLength: number) {
  return emptyAsNull(
    z
      .string(`${label} must be text.`)
      .check(
        z.trim(),
        z.maxLength(maxLength, tooLong(label, maxLength)),
        z.regex(NO_CONTROL_CHARACTERS, unusable(label)),
      ),
  );
}

/** Several lines: line breaks and tabs may stand in it, as one kind of line break. */
export function optionalLines(label: string, maxLength: number) {
  return emptyAsNull(
    z.string(`${label} must be text.`).check(
      z.overwrite((text) => text.replace(/\r\n?/g, '\n').trim()),
      z.maxLength(maxLength, tooLong(label, maxLength)),
      z.refine((text) => NO_CONTROL_BUT_LINES.test(text.replace(/[\n\t]/g, '')), unusable(label)),
    ),
  );
}

function tooLong(label: string, maxLength: number): string {
  return `${label} can have at most ${maxLength} characters.`;
}

function unusable(label: string): string {
  return `${label} has a character that cannot be used here.`;
}
