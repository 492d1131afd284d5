import { describe, expect, test } from 'vitest';
import { startProblems } from './start-problems.ts';

const now = new Date('2026-11-22T17:00:00Z');
const NEW_YORK = { now, timeZone: 'America/New_York' };
const game = { date: '2026-11-22', time: '11:59', result: 'W 85-72' };

describe('startProblems', () => {
  test('a result from the very start of the game on, by the program’s clock', () => {
    expect(startProblems({ ...game, time: '12:00' }, NEW_YORK)).toEqual({});
    expect(Object.keys(startProblems({ ...game, time: '12:01' }, NEW_YORK))).toEqual(['result']);
    expect(startProblems({ ...game, time: '12:01', result: null }, NEW_YORK)).toEqual({});
    expect(startProblems({ ...game, time: '17:00' }, { now, timeZone: 'UTC' })).toEqual({});
  });

  test.each([
    ['2027-03-14', '01:59', 'America/New_York', []],
    ['2027-03-14', '02:00', 'America/New_York', ['time']],
    ['2027-03-14', '02:30', 'America/New_York', ['time']],
    ['2027-03-14', '03:00', 'America/New_York', []],
    ['2027-03-14', '02:30', 'America/Phoenix', []],
    // Twice that night, so there is no doubt that it exists.
    ['2026-11-01', '01:30', 'America/New_York', []],
  ])('%s %s in %s', (date, time, timeZone, fields) => {
    expect(Object.keys(startProblems({ date, time, result: null }, { now, timeZone }))).toEqual(
      fields,
    );
  });
});
