import { format, isValid, parse } from 'date-fns';
import { messages as gameTypes } from '#words/en/labels/game-types.ts';
import { messages } from '#words/office/refusals/games.ts';
import { GAME_STATUSES, GAME_TYPES } from '../game-words.ts';
import type { ImportField } from './columns.ts';

/** A cell's value for the game's schema, which says what is wrong with what could not be read. */
export type CellReading = { value: unknown } | { error: string };

/** US spellings. Years of two digits come first: with four, 26 would be the year 26. */
const DATE_FORMATS = [
  'yyyy-MM-dd',
  'M/d/yy',
  'M/d/yyyy',
  'M-d-yyyy',
  'MMM d, yyyy',
  'MMMM d, yyyy',
  'MMM d yyyy',
  'MMMM d yyyy',
  'd MMM yyyy',
  'd-MMM-yy',
  'd-MMM-yyyy',
  'd MMMM yyyy',
];
const TIME_FORMATS = ['HH:mm', 'H:mm', 'HH:mm:ss', 'h:mm a', 'h:mm:ss a', 'h a', 'h:mma', 'ha'];
const WEEKDAY = /^(sun|mon|tue|wed|thu|fri|sat)[a-z]*\.?,?\s+(?=\d|[a-z])/i;
const REFERENCE = new Date(2000, 0, 1);

/** What a cell says of a field; empty cells are not asked. */
export function readCell(field: ImportField, text: string): CellReading {
  switch (field) {
    case 'date':
      return readDate(text);
    case 'time':
      return { value: readTime(text) };
    case 'gameType':
      return readWord(TYPES, text, messages.writeOneOf(Object.values(gameTypes).join(', ')));
    case 'isHomeGame':
      return readWord(HOME, text, messages.homeOrAway);
    case 'status':
      return readWord(STATUSES, text, messages.writeOneOf(GAME_STATUSES.join(', ')));
    default:
      return { value: text };
  }
}

function readDate(text: string): CellReading {
  const [, weekday] = WEEKDAY.exec(text) ?? [];
  const rest = text.replace(WEEKDAY, '').replace(/(\d)(st|nd|rd|th)\b/i, '$1');
  const date = parseAs(DATE_FORMATS, rest);
  if (!date) return { value: text };
  if (weekday && format(date, 'EEE').toLowerCase() !== weekday.toLowerCase()) {
    return { error: messages.weekday(format(date, 'MMMM d, yyyy'), format(date, 'EEEE')) };
  }
  return { value: format(date, 'yyyy-MM-dd') };
}

function readTime(text: string): string {
  const tidy = text
    .toUpperCase()
    .replace(/([AP])\.?\s?M\.?$/, '$1M')
    .replace(/\s*(?=[AP]M$)/, ' ');
  const time = parseAs(TIME_FORMATS, tidy);
  return time ? format(time, 'HH:mm') : text;
}

function parseAs(formats: readonly string[], text: string): Date | undefined {
  return formats.map((pattern) => parse(text, pattern, REFERENCE)).find(isValid);
}

/** By the words that people write for it, as `plainWord` has them. */
const TYPES = new Map<string, unknown>([
  ...GAME_TYPES.flatMap((type): [string, unknown][] => [
    [type, type],
    [plainWord(gameTypes[type]), type],
  ]),
  ['playoffs', 'playoff'],
  ['league', 'regular'],
]);
const HOME = new Map<string, unknown>([
  ...['home', 'h', 'yes', 'y', 'true', '1', 'vs'].map((word): [string, unknown] => [word, true]),
  ...['away', 'a', 'no', 'n', 'false', '0', 'at', '@'].map((word): [string, unknown] => [
    word,
    false,
  ]),
]);
const STATUSES = new Map<string, unknown>([
  ...['scheduled', 'upcoming', 'completed', 'final', 'played', 'confirmed'].map(
    (word): [string, unknown] => [word, 'scheduled'],
  ),
  ...['postponed', 'ppd'].map((word): [string, unknown] => [word, 'postponed']),
  ...['cancelled', 'canceled'].map((word): [string, unknown] => [word, 'cancelled']),
]);

function readWord(words: Map<string, unknown>, text: string, error: string): CellReading {
  const word = plainWord(text);
  return words.has(word) ? { value: words.get(word) } : { error };
}

function plainWord(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9@]/g, '');
}
