import { messages as form } from './form.ts';

const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);

/** What a person reads where games are imported from a file. */
export const messages = {
  title: 'Import games',
  intro:
    'A spreadsheet saved as CSV, or its cells copied and pasted. The first row names the columns: date, time, opponent and location, and if you like address, type, home/away, result, status. Nothing is saved before you have seen what will change.',
  again:
    'An existing game is found by its date and opponent, or by the id of our own export. An empty cell leaves what is there as it is.',
  file: 'CSV file',
  paste: 'Or paste the rows here',
  pasteHint: 'With the row of headings.',
  check: 'Show what will change',
  checking: 'Reading...',
  back: 'Back to the games',
  problems: {
    empty: 'There are no games in it: the first row names the columns, each further row is a game.',
    too_many: (most: number) =>
      `That is more than ${most} rows. Import a season at a time, in files of at most ${most} games.`,
    headings: (headings: readonly string[]) =>
      `The first row has to name at least the columns date and opponent. It reads: ${headings.join(', ')}.`,
    too_large: 'This file is too large for a season of games. Is it the right one?',
    unreadable: 'This file could not be read. Save it as CSV and choose it again.',
    quotes: (row: number) =>
      `A quotation mark in row ${row} is not closed, so the rows after it cannot be told apart.`,
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
      ? 'A row has a problem and is left out'
      : `${count} rows have problems and are left out`,
  withProblemsText: 'Fix them in your file and choose it again, or import the others.',
  nothing: 'Nothing to import: every game is there already, as it is in the file.',
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
  other: 'Choose another file',
  recheck: 'Check again',
  done: { title: 'Games imported' },
  failed: 'Error importing games',
  fields: { id: 'ID', ...form.fields, isHomeGame: 'Home/Away' },
} as const;
