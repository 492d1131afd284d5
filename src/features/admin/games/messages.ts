import type { GameInput } from '#domain/games/game-form.ts';
import type { ImportField } from '#domain/games/import/columns.ts';

/** What a person reads in the Games tab; titles and toasts are the specification's. */
export const gameMessages = {
  title: 'Game Schedule Management',
  stats: {
    total: 'Total Games',
    upcoming: 'Upcoming',
    completed: 'Completed',
    home: 'Home Games',
  },
  views: {
    upcoming: 'Upcoming Games',
    past: 'Past Games',
    all: 'All Games',
    archive: 'Past Seasons',
  },
  viewsLabel: 'Games',
  columns: {
    dateTime: 'Date & Time',
    opponent: 'Opponent',
    location: 'Location',
    type: 'Type',
    homeAway: 'Home/Away',
    result: 'Result',
    status: 'Status',
    season: 'Season',
    actions: 'Actions',
  },
  home: 'Home',
  away: 'Away',
  noResult: 'No result',
  upcoming: 'Upcoming',
  completed: 'Completed',
  notPlayed: 'Not played',
  fetchFailed: 'Error fetching games',
  empty: {
    upcoming: { title: 'No upcoming games', text: 'Add a game, or import the season from a file.' },
    past: { title: 'No past games', text: 'Past games appear here.' },
    all: { title: 'No games yet', text: 'Add a game, or import the season from a file.' },
    archive: {
      title: 'No past seasons',
      text: 'When a season is closed under New Season, its games are kept here.',
    },
  },
  noMatches: { title: 'No game matches your search', text: 'Try another opponent or place.' },
  add: 'Add Game',
  importCsv: 'Import CSV',
  edit: 'Edit',
  delete: 'Delete',
  nameOf: (opponent: string, day: string) => `${opponent}, ${day}`,
} as const;

export const gameFormMessages = {
  add: 'Add Game',
  edit: 'Edit Game',
  fields: {
    date: 'Date',
    time: 'Time',
    opponent: 'Opponent',
    location: 'Location',
    address: 'Address',
    gameType: 'Game Type',
    isHomeGame: 'Home game',
    result: 'Result',
    status: 'Status',
  } satisfies Record<keyof GameInput, string>,
  resultHint: 'Our points first: W 85-72, or just 85-72.',
  statusHint: 'Cancelled games stay in calendars, marked as such.',
  statuses: {
    scheduled: 'Scheduled',
    postponed: 'Postponed',
    cancelled: 'Cancelled',
  } satisfies Record<GameInput['status'], string>,
  create: 'Add game',
  save: 'Save changes',
  created: { title: 'Game created', description: 'New game has been successfully created.' },
  updated: { title: 'Game updated', description: 'Game has been successfully updated.' },
  saveFailed: 'Error saving game',
} as const;

export const deleteGameMessages = {
  title: (game: string) => `Delete ${game}?`,
  text: 'It disappears from the schedule and from subscribed calendars. If it was called off, set its status to Cancelled instead, so that families are told. You can undo this for a minute.',
  confirm: 'Delete game',
  deleting: 'Deleting...',
  deleted: { title: 'Game deleted' },
  failed: 'Error deleting game',
} as const;

const games = (count: number) => (count === 1 ? '1 game' : `${count} games`);

export const importMessages = {
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
  fields: { id: 'ID', ...gameFormMessages.fields, isHomeGame: 'Home/Away' } satisfies Record<
    ImportField,
    string
  >,
} as const;
