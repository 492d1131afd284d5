import { describe, expect, test } from 'vitest';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { GameInputSchema } from './game-form.ts';

const input = {
  date: '2026-11-28',
  time: '19:05',
  opponent: 'Naples Nets',
  location: 'Bayside Gym',
  address: '',
  gameType: 'regular',
  isHomeGame: true,
  result: null,
  status: 'scheduled',
};
const errorsOf = (change: object) => {
  const parsed = GameInputSchema.safeParse({ ...input, ...change });
  return parsed.success ? {} : fieldErrors(parsed.error.issues);
};
const resultOf = (result: unknown) => GameInputSchema.parse({ ...input, result }).result;

describe('a result', () => {
  test.each([
    ['W 85-72', 'W 85-72'],
    [' w  85 – 72 ', 'W 85-72'],
    ['L 068-75', 'L 68-75'],
    ['85-72', 'W 85-72'],
    ['60 – 61 (OT)', 'L 60-61 (OT)'],
    ['70-70', 'T 70-70'],
    ['w85-72', 'W 85-72'],
    ['W 85‑72', 'W 85-72'],
    ['T 70-70 (2OT)', 'T 70-70 (2OT)'],
    ['l Forfeit', 'L forfeit'],
    ['', null],
    ['  ', null],
    [null, null],
    [undefined, null],
  ])('%j is kept as %j', (typed, kept) => {
    expect(resultOf(typed)).toBe(kept);
  });

  test.each([
    'won',
    'W 85',
    'W 1085-72',
    'W 85-72 and more',
    'T forfeit',
    'W 85-72 (a note that is much too long)',
    '<b>W 85-72</b>',
    '=W 85-72',
  ])('%j is none', (typed) => {
    expect(errorsOf({ result: typed })).toEqual({
      result:
        'Enter a result such as W 85-72, with our points first. W is a win, L a loss, T a tie.',
    });
  });

  test.each(['W 72-85', 'L 85-72', 'T 85-72', 'W 70-70', 'L 70-70'])(
    '%s says one thing by its letter and another by its points',
    (typed) => {
      expect(errorsOf({ result: typed }).result).toContain('do not match');
    },
  );

  test('belongs to a game that was played', () => {
    expect(errorsOf({ result: 'W 85-72', status: 'postponed' })).toEqual({
      status: 'This game has a result, so it was played. Set its status to Scheduled.',
    });
  });
});

test.each([
  [{ date: '2026-02-30' }, 'date'],
  [{ date: '0026-11-28' }, 'date'],
  [{ time: '24:00' }, 'time'],
  [{ time: '7:05 PM' }, 'time'],
  [{ opponent: '  ' }, 'opponent'],
  [{ opponent: 'Evil\r\nSTATUS:CANCELLED' }, 'opponent'],
  [{ opponent: 'x'.repeat(101) }, 'opponent'],
  [{ location: '' }, 'location'],
  [{ address: 'a\nb' }, 'address'],
  [{ gameType: 'friendly' }, 'gameType'],
  [{ isHomeGame: 'yes' }, 'isHomeGame'],
  [{ status: 'done' }, 'status'],
  [{ time: null, result: 7 }, 'time result'],
])('%j is refused', (change, fields) => {
  expect(Object.keys(errorsOf(change)).join(' ')).toBe(fields);
});
