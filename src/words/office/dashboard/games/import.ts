import { messages as form } from './form.ts';

const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);

/** What a person reads where games are imported from a file. */
export const messages = {
  title: 'Import Games',
  intro:
    'Choose a spreadsheet saved as CSV, or copy its cells and paste them. The first row must name the columns. Date and opponent are always needed. A new game also needs time and location. You can add address, type, home/away, result and status. Nothing is saved until you have seen what will change.',
  again:
    'We find an existing game by its date and opponent, or by the ID in a file exported from here. An empty cell changes nothing. If two of your teams play the same club on one day, add the team to the opponent, such as Naples Nets (14U).',
  file: 'CSV file',
  paste: 'Or paste the rows here',
  pasteHint: 'Include the row of headings.',
  check: 'Show What Will Change',
  checking: 'Reading...',
  back: 'Back to the games',
  problems: {
    empty:
      'We found no games here. The first row must name the columns, and each row below it is one game.',
    too_many: (most: number) =>
      `That is more than ${most} rows. Import one season at a time, in files of at most ${most} games.`,
    headings: (headings: readonly string[]) =>
      `The first row must name at least the columns date and opponent. It says: ${headings.join(', ')}.`,
    too_large: 'This file is too large for a season of games. Is it the right one?',
    unreadable: 'This file could not be read. Save it as CSV and choose it again.',
    quotes: (row: number) =>
      `A quotation mark in row ${row} is not closed, so we cannot read the rows after it.`,
  },
  failedTitle: 'This cannot be imported',
  preview: 'What will change',
  counts: {
    added: (count: number) => `${count} new`,
    changed: (count: number) => `${count} changed`,
    unchanged: (count: number) => `${count} unchanged`,
    error: (count: number) => `${count} with problems`,
  },
  kinds: { added: 'New', changed: 'Changed', unchanged: 'Unchanged', error: 'Problem' },
  columnsUsed: (columns: string) => `Columns used: ${columns}.`,
  columnsIgnored: (columns: string) => `Not used: ${columns}.`,
  row: (row: number) => `Row ${row}`,
  withProblems: (count: number) =>
    count === 1
      ? '1 row has a problem and will be left out'
      : `${count} rows have problems and will be left out`,
  withProblemsText: 'Fix them in your file and choose it again, or import the others.',
  moved: (count: number) => `${games(count)} would get another time and another place`,
  movedText:
    'Are these another team’s games? Then add that team to the opponent in your file, such as Naples Nets (14U), and choose the file again.',
  nothing: 'Nothing to import: every game is already here, just as it is in the file.',
  change: (field: string, before: string, after: string) => `${field}: ${before} → ${after}`,
  problem(field: string, text: string, message: string) {
    if (text !== '') return `${field} “${text}”: ${message}`;
    return message.startsWith(field) ? message : `${field}: ${message}`;
  },
  none: 'none',
  yes: 'Home',
  no: 'Away',
  confirm: (count: number) => `Import ${games(count)}`,
  importing: 'Importing...',
  other: 'Choose Another File',
  recheck: 'Check Again',
  done: { title: 'Games imported' },
  doneForGood: {
    title: 'Games imported',
    description:
      'This import cannot be undone. To change these games, edit them or import a corrected file.',
  },
  failed: 'Error importing games',
  fields: { id: 'ID', ...form.fields, isHomeGame: 'Home/Away' },
} as const;
