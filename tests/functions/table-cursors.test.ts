import { describe, expect, test } from 'vitest';
import type { TableShape } from '#contracts/records/table.ts';
import { type AnyEndpoint, ENDPOINTS } from '#tests/helpers/contracts.ts';
import { countReads } from '#tests/helpers/count-reads.ts';
import { get, stack } from '#tests/helpers/functions.ts';
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
}
const ask = async (path: string, query: Record<string, string>) => {
  const asked = { ...query, pageSize: String(PAGE_SIZE) };
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

const ORDERS = '/api/admin/orders';

test('a late page costs what the first does', async () => {
  const first = await countReads(() => read(ORDERS, {}));
  const { next = '' } = await read(ORDERS, { page: '2' });
  expect(next).not.toBe('');
  const byNumber = await countReads(() => read(ORDERS, { page: '3' }));
  const byCursor = await countReads(() => read(ORDERS, { page: '3', after: next }));
  // The record it begins after is read, too.
  expect(byCursor).toBeLessThanOrEqual(first + 1);
  expect(byNumber).toBeGreaterThan(byCursor + PAGE_SIZE);
});

test('a record that is gone meanwhile is passed over: the number of the page counts', async () => {
  const page = await read(ORDERS, { page: '2', after: 'gone' });
  expect(page).toEqual(await read(ORDERS, { page: '2' }));
});

test.each(['a/b', '..', '__name__', 'x'.repeat(1501), ''])(
  'no record is called %j',
  async (after) => {
    expect((await ask(ORDERS, { after })).status).toBe(422);
  },
);
