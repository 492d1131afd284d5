import { expect, test } from 'vitest';
import type { Game } from '../game.ts';
import { movedGames } from './moved-games.ts';
import { planImport } from './plan-import.ts';

/* Of two teams that play one club on a day, the file of the second seems to move the games of the first. */

const GAME: Game = {
  id: 'game-01',
  date: '2026-11-28',
  time: '10:00',
  opponent: 'Naples Nets',
  location: 'Field 1',
  address: '',
  gameType: 'regular',
  isHomeGame: true,
  result: null,
  status: 'scheduled',
  sequence: 0,
  updatedAt: '2026-11-01T10:00:00Z',
};
const CLOCK = { now: new Date('2026-11-01T12:00Z'), timeZone: 'America/New_York' };
const HEADINGS = ['ID', 'Date', 'Time', 'Opponent', 'Location'];

function movedIn(table: string[][], season: readonly Game[] = [GAME]) {
  const plan = planImport(table, season, CLOCK);
  return plan.ok && movedGames(plan);
}

test.each([
  ['another time and place', ['', '11/28/2026', '12:00', 'Naples Nets', 'Field 2'], 1],
  ['another time only', ['', '11/28/2026', '12:00', 'Naples Nets', 'Field 1'], 0],
  ['another place only', ['', '11/28/2026', '10:00', 'Naples Nets', 'Field 2'], 0],
  ['named by its id', ['game-01', '11/28/2026', '12:00', 'Naples Nets', 'Field 2'], 0],
  ['of a team by its name', ['', '11/28/2026', '12:00', 'Naples Nets (14U)', 'Field 2'], 0],
])('%s', (_, row, count) => {
  expect(movedIn([HEADINGS, row])).toBe(count);
  // A file that is not our export has no column for the ID.
  const table = [HEADINGS, row].map((cells) => cells.slice(1));
  if (row[0] === '') expect(movedIn(table)).toBe(count);
});

test('each row that says no ID counts, beside one that does', () => {
  const named = ['game-02', '11/29/2026', '15:00', 'Estero', 'Field 3'];
  const unnamed = ['', '11/28/2026', '12:00', 'Naples Nets', 'Field 2'];
  const other = { ...GAME, id: 'game-02', date: '2026-11-29', opponent: 'Estero' };
  expect(movedIn([HEADINGS, named, unnamed], [GAME, other])).toBe(1);
});
