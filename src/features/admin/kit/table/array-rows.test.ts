import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#contracts/records/table.ts';
import { type ArrayFilter, askedOf, filterRows, readArrayQuery } from './array-rows.ts';

const columns = [
  { id: 'date', header: 'Date', cell: () => '', sortBy: () => '' },
  { id: 'actions', header: 'Actions', cell: () => '' },
];
const read = (params: Record<string, string>, total = 3 * PAGE_SIZE) =>
  readArrayQuery(params, columns, total, { sort: 'date' });

test.each([
  [{}, { sort: 'date', direction: 'asc', page: '1' }],
  [
    { sort: 'date', page: '2' },
    { sort: 'date', direction: 'asc', page: '2' },
  ],
  [
    { sort: 'date', direction: 'desc' },
    { sort: 'date', direction: 'desc', page: '1' },
  ],
  [
    { sort: 'actions', direction: 'desc' },
    { sort: 'date', direction: 'asc', page: '1' },
  ],
  [
    { sort: '__proto__', page: 'x' },
    { sort: 'date', direction: 'asc', page: '1' },
  ],
  [{ page: '99' }, { sort: 'date', direction: 'asc', page: '3' }],
  [{ page: '-1' }, { sort: 'date', direction: 'asc', page: '1' }],
])('%j', (params, query) => {
  expect(read(params)).toEqual(query);
});

test('the latest come first where a table says so, until a column is chosen', () => {
  const latestFirst = (params: Record<string, string>) =>
    readArrayQuery(params, columns, 1, { sort: 'date', direction: 'desc' }).direction;
  expect(latestFirst({})).toBe('desc');
  expect(latestFirst({ sort: 'date' })).toBe('asc');
  expect(latestFirst({ sort: 'date', direction: 'asc' })).toBe('asc');
});

test('there is a first page even of nothing', () => {
  expect(read({ page: '4' }, 0).page).toBe('1');
});

interface Game {
  type: string;
  season: string;
}
const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
const FILTERS: ArrayFilter<Game>[] = [
  {
    name: 'type',
    label: 'Type',
    options: options('regular', 'playoff', 'scrimmage'),
    of: ({ type }) => type,
  },
  {
    name: 'season',
    label: 'Season',
    options: options('Fall, 2025', 'Spring'),
    of: ({ season }) => season,
    single: true,
  },
];
const GAMES: Game[] = [
  { type: 'regular', season: 'Fall, 2025' },
  { type: 'playoff', season: 'Fall, 2025' },
  { type: 'scrimmage', season: 'Spring' },
];

test.each([
  ['none is all', {}, {}, [0, 1, 2]],
  ['one value', { type: 'playoff' }, { type: 'playoff' }, [1]],
  ['several values', { type: 'playoff,scrimmage' }, { type: 'playoff,scrimmage' }, [1, 2]],
  ['each filter counts', { type: 'playoff', season: 'Spring' }, undefined, []],
  ['a text with a comma is one value', { season: 'Fall, 2025' }, undefined, [0, 1]],
  ['what there is not counts as not said', { type: 'friendly', season: 'Winter' }, {}, [0, 1, 2]],
  ['of several, those that there are', { type: 'friendly,playoff' }, { type: 'playoff' }, [1]],
  ['the rest of the address is none', { search: 'x', constructor: 'y' }, {}, [0, 1, 2]],
])('filters: %s', (_, params: Record<string, string>, asked, found) => {
  expect(askedOf(FILTERS, params)).toEqual(asked ?? params);
  expect(filterRows(GAMES, FILTERS, askedOf(FILTERS, params))).toEqual(
    found.map((index) => GAMES[index]),
  );
});
