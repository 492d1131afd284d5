/** A word that is not said, and where. */
export interface Unsaid {
  /** What is said in its place. */
  say: string;
  /** As the table has it, without its condition. */
  word: string;
  /** In parentheses behind it, such as 'for families'; the empty text for everywhere. */
  when: string;
}

/**
 * Pure: the "not" column of the table under a heading of docs/STYLE.md, a word each.
 * @param column of the table in which the unwanted words stand, from 0
 */
export function readGlossary(markdown: string, heading: string, column = 1): Unsaid[] {
  const [, section = ''] = markdown.split(`\n## ${heading}\n`);
  const [rows = ''] = section.split('\n## ');
  return rows
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .flatMap((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      return splitWords(cells[column + 1] ?? '').map((one) => ({ say: cells[1] ?? '', ...one }));
    });
}

/** 'ACH (for families), wire' as its words; a comma in parentheses parts nothing. */
function splitWords(cell: string): Pick<Unsaid, 'word' | 'when'>[] {
  return cell.split(/,\s*(?![^(]*\))/).flatMap((text) => {
    const [, word = '', when = ''] = /^([^(]*?)\s*(?:\(([^)]*)\))?$/.exec(text.trim()) ?? [];
    return word === '' ? [] : [{ word, when }];
  });
}
