import { expect, test } from 'vitest';
import { canFindGames, mapColumns } from './columns.ts';

test.each([
  ['id', ['ID', 'Game ID']],
  ['date', ['Date', 'Game Date', 'day']],
  ['time', ['Time', 'Game time', 'Start', 'Start Time', 'starts', 'Tip-off', 'Kick off']],
  ['opponent', ['Opponent', 'Opponent name', 'opponents', 'Versus', 'vs.', 'Against']],
  ['location', ['Location', 'Venue', 'Gym', 'Field', 'Place', 'Site', 'Facility']],
  ['address', ['Address', 'Street Address', 'Venue address', 'Location Address']],
  ['gameType', ['Type', 'Game type', 'Kind']],
  ['isHomeGame', ['Home/Away', 'home or away', 'Home', 'Is home game', 'Is Home', 'H/A']],
  ['result', ['Result', 'Score', 'Final Score', 'Outcome']],
  ['status', ['Status', 'Game status']],
] as const)('%s is found under %j', (field, headings) => {
  for (const heading of headings) {
    expect(mapColumns(['', ` ${heading} `])).toEqual({
      positions: { [field]: 1 },
      used: [{ field, heading }],
      ignored: [],
    });
  }
});

test('the first of two columns counts; what means nothing is told', () => {
  expect(mapColumns(['Day', 'Referee', 'Date', ''])).toEqual({
    positions: { date: 0 },
    used: [{ field: 'date', heading: 'Day' }],
    ignored: ['Referee', 'Date'],
  });
});

test('games are found by their id, or by day and opponent', () => {
  const can = (...headings: string[]) => canFindGames(mapColumns(headings));
  expect([can('id'), can('date', 'opponent')]).toEqual([true, true]);
  expect([can('date'), can('opponent', 'time'), can()]).toEqual([false, false, false]);
});
