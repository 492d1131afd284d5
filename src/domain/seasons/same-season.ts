/**
 * Among shorter words are those that tell seasons apart by one letter: 'Session A' and 'Session B', 'Fall I' and
 * 'Fall II', 'Junio' and 'Julio'.
 */
const MIN_LETTERS = 6;

/**
 * Whether two names are of one season: the office corrects a name after families have registered under it. They
 * may differ in capitals, spaces, dashes and how a year is written, and by one letter in each longer word. Another
 * number or another word is another season.
 */
export function isSameSeason(one: string, other: string): boolean {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  return (
    words.length === others.length &&
    words.every((word, index) => isSameWord(word, others[index] ?? ''))
  );
}

/** '2026-2027' is '2026-27'. */
function wordsOf(name: string): string[] {
  const plain = name.normalize('NFKC').toLowerCase();
  const words = plain.match(/\p{L}+|\p{N}+/gu) ?? [];
  return words.map((word) => word.replace(/^20(?=\d\d$)/, ''));
}

function isSameWord(one: string, other: string): boolean {
  if (one === other) return true;
  const isLong = Math.max(one.length, other.length) >= MIN_LETTERS;
  return isLong && !/\p{N}/u.test(one + other) && isOneSlip(one, other);
}

/** Whether a letter is missing, too much, another one, or has changed places with the next. */
function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const at = [...short].findIndex((letter, index) => letter !== long[index]);
  const from = at < 0 ? short.length : at;
  if (long.length > short.length) return long.slice(from + 1) === short.slice(from);
  const isSwapped = long[from] === short[from + 1] && long[from + 1] === short[from];
  const next = isSwapped ? from + 2 : from + 1;
  return long.slice(next) === short.slice(next);
}
