/*
 * What comes along unseen when people paste: from a PDF a no-break space, from a phone's contacts the
 * marks that turn the writing direction, from a table a tab. None of it is theirs, so it is taken out
 * rather than refused. Marks that turn the direction can also make one name look like another.
 */

/**
 * All that has no shape of its own, halves of a letter too; but what chooses the look of a letter stays,
 * and so does what joins emoji into one, which comes first and in a group.
 */
const INVISIBLE =
  /(\p{ExtPict}\p{EMod}?\ufe0f?\u200d(?=\p{ExtPict}))|(?!\p{VS})[\p{DI}\p{Cs}\u{fff9}-\u{fffb}]/gu;
/** In a text of several lines, joiners and marks of direction stay: Persian and Hebrew need them. */
const UNSEEN_IN_LINES = /[\p{Cs}\u202a-\u202e\u2066-\u2069\ufeff]/gu;
const CONTROLS_IN_LINES = /[^\P{Cc}\n\t]/gu;
const DASHES = /[\p{Pd}\u2212]/gu;

/** Pure: one line without what nobody sees, each tab and space of any width a plain space, trimmed. */
export function tidyLine(text: string): string {
  return text
    .replace(INVISIBLE, '$1')
    .replace(/[\t\p{Zs}]/gu, ' ')
    .trim();
}

/** Pure: digits and signs as a keyboard has them, whatever dash or width they were pasted with. */
export function tidyDigits(text: string): string {
  return tidyLine(text).normalize('NFKC').replace(DASHES, '-');
}

/** Pure: with one kind of line break, and without the control characters of other programs. */
export function tidyLines(text: string): string {
  return text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    .replace(CONTROLS_IN_LINES, '')
    .replace(UNSEEN_IN_LINES, '')
    .trim();
}

/** Pure: several lines without what turns the writing direction around, halves of letters and the like. */
export function withoutUnseen(text: string): string {
  return text.replace(UNSEEN_IN_LINES, '');
}
