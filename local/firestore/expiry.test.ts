import { expect, test } from 'vitest';
import { openStore } from './store.ts';
import { createTransactions } from './transactions.ts';

const SECOND = 1000;

function setUp() {
  let now = 0;
  const store = openStore(':memory:');
  const transactions = createTransactions(store, () => now);
  const pass = (seconds: number) => {
    now += seconds * SECOND;
  };
  return { store, transactions, pass };
}

test('a transaction nobody uses for a minute is over', () => {
  const { transactions, pass } = setUp();
  let endings = 0;
  const { id } = transactions.begin(true, () => {
    endings += 1;
  });
  pass(59);
  expect(transactions.get(id).id).toBe(id);
  pass(60);
  expect(() => transactions.get(id)).toThrow('expired');
  expect(endings).toBe(1);
});

test('a transaction in use is over after 270 seconds', () => {
  const { transactions, pass } = setUp();
  const { id } = transactions.begin(false);
  for (let seconds = 0; seconds < 250; seconds += 50) {
    pass(50);
    transactions.get(id);
  }
  pass(20);
  expect(() => transactions.get(id)).toThrow('expired');
});

test('old versions are kept for those who may read them, and no longer', () => {
  const { store, transactions, pass } = setUp();
  const name = 'projects/p/databases/(default)/documents/a/b';
  const write = (n: string) =>
    store.commit(transactions.horizon(), (writer) => {
      writer.put({ name, fields: { n: { integerValue: n } }, createTime: writer.commitTime });
      return writer.commitTime;
    });
  const first = write('1');
  const { readTime } = transactions.begin(true);
  write('2');
  expect(store.get(name, readTime)?.updateTime).toBe(first);
  pass(300);
  write('3');
  expect(store.get(name, readTime)).toBeUndefined();
  expect(store.get(name, store.tick())?.fields.n).toEqual({ integerValue: '3' });
});
