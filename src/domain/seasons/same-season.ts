/** A letter that is missing, too much or out of place tells no seasons apart in words this long. */
const MIN_LETTERS = 4;
/** Another letter does in shorter ones: 'Junio' and 'Julio'. */
const MIN_LETTERS_TO_REPLACE = 6;

/**
 * Whether two names are of one season: the office corrects a name after families have registered under it. They
 * may differ in capitals, accents, spaces, dashes and how a year is written, and by one letter in each longer
 * word. Another number or another word is another season.
 */
export function isSameSeason(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (lettersOf(words) === lettersOf(others)) return true;
  return (
    words.length === others.length &&
    words.every((word, index) => isSameWord(word, others[index] ?? ''))
  );
}

/** '2026-2027' is '2026-27', and 'Otono' is 'Otoño'. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.match(/\p{L}+|\p{N}+/gu) ?? [];
  return words.map((word) => word.replace(/^20(?=\d\d$)/, ''));
}

/** Without spaces between words: 'Winter League' may become 'Winterleague'. Those between numbers tell them apart. */
const lettersOf = (words: readonly string[]) =>
  words.join(' ').replace(/(?<=\p{L}) (?=\p{L})/gu, '');

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const length = Math.max(one.length, other.length);
  if (length < MIN_LETTERS || /\p{N}/u.test(one + other)) return false;
  return isOneSlip(one, other, length >= MIN_LETTERS_TO_REPLACE);
}

/** Whether a letter is missing, too much, has changed places with the next, or is another one. */
function isOneSlip(one: string, other: string, mayReplace: boolean): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  const from = at < 0 ? short.length : at;
  if (long.length > short.length) return long.slice(from + 1) === short.slice(from);
  const isSwapped = long[from] === short[from + 1] && long[from + 1] === short[from];
  if (isSwapped) return long.slice(from + 2) === short.slice(from + 2);
  return mayReplace && long.slice(from + 1) === short.slice(from + 1);
}
