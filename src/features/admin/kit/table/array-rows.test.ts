import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#contracts/records/table.ts';
import { readArrayQuery } from './array-rows.ts';

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
