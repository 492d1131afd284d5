// @vitest-environment node
import { expect, test } from 'vitest';
import type { PastGame } from '#domain/games/past-game.ts';
import { askedOf, filterRows } from '../kit/table/array-rows.ts';
import { GAME_FILTERS, pastFilters } from './filters.ts';

const game = (change: Partial<PastGame>) =>
  ({
    date: '2025-11-01',
    gameType: 'regular',
    isHomeGame: true,
    status: 'scheduled',
    seasonName: '2025-26 Season',
    ...change,
  }) as PastGame;

const GAMES = [
  game({ date: '2024-11-01', seasonName: '2024-25, Fall' }),
  game({ gameType: 'playoff' }),
  game({ isHomeGame: false, status: 'cancelled' }),
];

test('the seasons to choose from are those of the games, each once, the last first', () => {
  const [season] = pastFilters(GAMES);
  const names = ['2025-26 Season', '2024-25, Fall'];
  expect(season?.options.map(({ value }) => value)).toEqual(names);
});

test.each([
  [{ season: '2024-25, Fall' }, pastFilters(GAMES), [0]],
  [{ home: 'home', season: '2025-26 Season' }, pastFilters(GAMES), [1]],
  [{ type: 'playoff' }, GAME_FILTERS, [1]],
  [{ home: 'away' }, GAME_FILTERS, [2]],
  [{ status: 'postponed,cancelled' }, GAME_FILTERS, [2]],
])('%j', (params: Record<string, string>, filters, found) => {
  const rows = filterRows(GAMES, filters, askedOf(filters, params));
  expect(rows).toEqual(found.map((index) => GAMES[index]));
});
