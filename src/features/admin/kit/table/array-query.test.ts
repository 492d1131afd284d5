import { expect, test } from 'vitest';
import { PAGE_SIZE } from '#contracts/records/table.ts';
import { readArrayQuery } from './array-query.ts';

const columns = [
  { id: 'date', header: 'Date', cell: () => '', sortBy: () => '' },
  { id: 'actions', header: 'Actions', cell: () => '' },
];
const read = (params: Record<string, string>, total = 3 * PAGE_SIZE) => {
  const { sorting, pagination } = readArrayQuery(params, columns, total, {
    id: 'date',
    desc: true,
  });
  return { ...sorting[0], page: pagination.pageIndex + 1 };
};

test.each([
  [{}, { id: 'date', desc: true, page: 1 }],
  [
    { sort: 'date', page: '2' },
    { id: 'date', desc: false, page: 2 },
  ],
  [
    { sort: 'date', direction: 'desc' },
    { id: 'date', desc: true, page: 1 },
  ],
  [
    { sort: 'actions', direction: 'asc' },
    { id: 'date', desc: true, page: 1 },
  ],
  [
    { sort: '__proto__', page: 'x' },
    { id: 'date', desc: true, page: 1 },
  ],
  [{ page: '99' }, { id: 'date', desc: true, page: 3 }],
  [{ page: '-1' }, { id: 'date', desc: true, page: 1 }],
])('%j', (params, state) => {
  expect(read(params)).toEqual(state);
});

test('there is a first page even of nothing', () => {
  expect(read({ page: '4' }, 0).page).toBe(1);
});
