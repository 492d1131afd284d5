import { describe, expect, test } from 'vitest';
import type { TableShape } from '#contracts/records/table.ts';
import { type AnyEndpoint, ENDPOINTS } from '#tests/helpers/contracts.ts';
import { countReads } from '#tests/helpers/count-reads.ts';
import { get, stack } from '#tests/helpers/functions.ts';
import { addPlayer } from '#tests/helpers/players.ts';
import { sentBy, signUpUser } from '#tests/helpers/sign-in.ts';

/* Late pages of a table, found by the record that the page before ended with: nothing is skipped. */

await stack.seed();
const office = await signUpUser({ role: 'admin' });

type Table = AnyEndpoint & { shape: TableShape<string, string> };
// The audit log grows while it is read.
const TABLES = ENDPOINTS.filter((one): one is Table => 'shape' in one).filter(
  ({ path }) => !path.includes('/activity'),
);
const PAGE_SIZE = 7;

interface Page {
  rows: object[];
  total: number;
  next?: string;
  previous?: string;
}
const ask = async (path: string, query: Record<string, string>) => {
  const asked = { pageSize: String(PAGE_SIZE), ...query };
  return fetch(sentBy(office, get(`${path}?${new URLSearchParams(asked)}`)));
};
const read = async (path: string, query: Record<string, string>): Promise<Page> =>
  (await ask(path, query)).json() as Promise<Page>;

/** All rows of a table, each page behind the last, or by its number. */
async function walk({ path, shape }: Table, direction: string, byCursor: boolean) {
  const rows: object[] = [];
  let total = 1;
  let after = '';
  for (let page = 1; rows.length < total && page < 40; page += 1) {
    const query = { sort: shape.sorts[0], direction, page: String(page) };
    const found = await read(path, { ...query, ...(byCursor && after !== '' && { after }) });
    if (found.rows.length === 0) break;
    rows.push(...found.rows);
    total = found.total;
    after = found.next ?? '';
  }
  return rows.map((row) => ({ ...row, thumbnail: null }));
}

describe.each(TABLES)('$path', (table) => {
  test.each(['asc', 'desc'])('has the same rows in the same order, %s', async (direction) => {
    const [byCursor, byNumber] = await Promise.all([
      walk(table, direction, true),
      walk(table, direction, false),
    ]);
    expect(byCursor).toEqual(byNumber);
  });
});

const PLAYERS = '/api/admin/players';

test('a late page costs what the first does, onward, back and from the end', async () => {
  const few = (query: Record<string, string>) => read(PLAYERS, { pageSize: '2', ...query });
  const first = await countReads(() => few({}));
  const { next = '', total } = await few({ page: '2' });
  expect(next).not.toBe('');
  const pages = Math.ceil(total / 2);
  expect(pages).toBeGreaterThan(2);
  const onward = await countReads(() => few({ page: '3', after: next }));
  const { previous = '' } = await few({ page: String(pages) });
  const back = await countReads(() => few({ page: String(pages - 1), before: previous }));
  const last = await countReads(() => few({ page: String(pages) }));
  // The record it begins beside is read, too.
  for (const reads of [onward, back, last]) expect(reads).toBeLessThanOrEqual(first + 1);
});

test('back from the last page, each page is the one that it was', async () => {
  const { total } = await read(PLAYERS, {});
  let before = '';
  for (let page = Math.ceil(total / PAGE_SIZE); page > 0; page -= 1) {
    const byNumber = await read(PLAYERS, { page: String(page) });
    const found = await read(PLAYERS, { page: String(page), ...(before !== '' && { before }) });
    expect(found, String(page)).toEqual(byNumber);
    before = found.previous ?? '';
  }
});

test('before a record with too few before it, the number of the page counts', async () => {
  const { previous = '' } = await read(PLAYERS, {});
  expect(await read(PLAYERS, { page: '2', before: previous })).toEqual(
    await read(PLAYERS, { page: '2' }),
  );
});

test('a record that comes in ahead of a page shows no row of it twice', async () => {
  const sorted = { sort: 'lastName', direction: 'asc' };
  const { rows, next = '' } = await read(PLAYERS, sorted);
  const second = await read(PLAYERS, { ...sorted, page: '2', after: next });
  await addPlayer({ lastName: `Aaa ${crypto.randomUUID()}` });
  expect((await read(PLAYERS, { ...sorted, page: '2', after: next })).rows).toEqual(second.rows);
  expect((await read(PLAYERS, { ...sorted, page: '2' })).rows[0]).toEqual(rows.at(-1));
});

test('a record that is gone meanwhile is passed over: the number of the page counts', async () => {
  const page = await read(PLAYERS, { page: '2', after: 'gone' });
  expect(page).toEqual(await read(PLAYERS, { page: '2' }));
});

test.each(['a/b', '..', '__name__', 'x'.repeat(1501), ''])(
  'no record is called %j',
  async (after) => {
    expect((await ask(PLAYERS, { after })).status).toBe(422);
  },
);
