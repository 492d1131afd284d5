import { expect, test } from 'vitest';
import { readCell } from './read-cell.ts';

test.each([
  '2026-11-07',
  '11/7/2026',
  '11/07/2026',
  '11/7/26',
  '11-7-2026',
  'Nov 7, 2026',
  'November 7, 2026',
  'November 7th, 2026',
  'nov 7 2026',
  '7 Nov 2026',
  '7-Nov-26',
  '7-Nov-2026',
  '7 November 2026',
  'November 7 2026',
  'Sat, Nov 7, 2026',
  'Saturday, November 7, 2026',
  'Sat 11/7/2026',
])('%s is a date', (text) => {
  expect(readCell('date', text)).toEqual({ value: '2026-11-07' });
});

test.each([
  ['19:05', '19:05'],
  ['9:05', '09:05'],
  ['19:05:00', '19:05'],
  ['7:05 PM', '19:05'],
  ['7:05:30 PM', '19:05'],
  ['7:05pm', '19:05'],
  ['7:05 p.m.', '19:05'],
  ['7 PM', '19:00'],
  ['7pm', '19:00'],
  ['12:00 AM', '00:00'],
  ['12 pm', '12:00'],
])('%s is %s', (text, time) => {
  expect(readCell('time', text)).toEqual({ value: time });
});

test.each(['soon', '2/30/2026', '13/1/2026', '11/7', '2026'])('%s is no date', (text) => {
  expect(readCell('date', text)).toEqual({ value: text });
});

test('a weekday that the date does not fall on is a slip of the pen', () => {
  expect(readCell('date', 'Friday, November 7, 2026')).toEqual({
    error: 'November 7, 2026 is a Saturday.',
  });
});

test.each([
  ['gameType', 'Regular Season', 'regular'],
  ['gameType', 'PLAYOFFS', 'playoff'],
  ['isHomeGame', 'H', true],
  ['isHomeGame', '@', false],
  ['isHomeGame', 'Away', false],
  ['status', 'Canceled', 'cancelled'],
  ['status', 'Final', 'scheduled'],
] as const)('%s: %s', (field, text, value) => {
  expect(readCell(field, text)).toEqual({ value });
});

test.each([
  [['home', 'h', 'Yes', 'y', 'TRUE', '1', 'vs.'], true],
  [['away', 'A', 'no', 'n', 'false', '0', 'at', '@'], false],
])('%j says where a game is played', (words, isHomeGame) => {
  for (const word of words) expect(readCell('isHomeGame', word)).toEqual({ value: isHomeGame });
});

test.each([
  [['Scheduled', 'upcoming', 'Completed', 'final', 'played', 'confirmed'], 'scheduled'],
  [['Postponed', 'PPD'], 'postponed'],
  [['cancelled', 'CANCELED'], 'cancelled'],
])('%j says how a game stands', (words, status) => {
  for (const word of words) expect(readCell('status', word)).toEqual({ value: status });
});

test.each(['gameType', 'isHomeGame', 'status'] as const)('%s has words of its own', (field) => {
  expect(readCell(field, 'constructor')).toHaveProperty('error');
});
