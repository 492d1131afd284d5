/*
 * The fonts that every PDF reader brings (and that weigh nothing) know the letters of Western Europe.
 * A name may hold any letter there is. What cannot be drawn is written so that nobody takes it for
 * what was typed: without its accent where that is all, else as its Unicode number.
 */

export interface DrawableText {
  text: string;
  /** Whether something is not drawn as it was typed. */
  isChanged: boolean;
}

/** @param known the code points the font can draw */
export function drawableText(text: string, known: ReadonlySet<number>): DrawableText {
  const typed = text.normalize('NFC');
  const drawn = Array.from(typed, (character) => drawableCharacter(character, known)).join('');
  return { text: drawn, isChanged: drawn !== typed };
}

function drawableCharacter(character: string, known: ReadonlySet<number>): string {
  const isKnown = (letter: string) => known.has(letter.codePointAt(0) ?? 0);
  if (isKnown(character)) return character;
  if (/\s/.test(character)) return ' ';
  const bare = character.normalize('NFKD').replace(/\p{M}/gu, '');
  if (bare !== '' && Array.from(bare).every(isKnown)) return bare;
  const number = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0');
  return `[U+${number}]`;
}
