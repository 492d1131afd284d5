import { expect, test } from 'vitest';
import { type Change, rememberCollections } from './collections.ts';
import type { StoredDocument } from './stored-document.ts';

const ROOT = 'projects/demo/databases/(default)/documents';
const change = (id: string, updateTime: number, isThere = true): Change => ({
  name: `${ROOT}/games/${id}`,
  createTime: 1,
  updateTime,
  fields: isThere ? { id: { stringValue: id } } : null,
});

const GAMES = `${ROOT}/games`;
const idsOf = (documents: readonly StoredDocument[] | undefined) =>
  documents?.map(({ fields }) => fields.id);
const ids = (...names: string[]) => names.map((id) => ({ stringValue: id }));

test('a collection is what was stored, and every commit since', () => {
  const collections = rememberCollections(() => [change('a', 1), change('b', 2, false)]);
  expect(idsOf(collections.list(GAMES, 10))).toEqual(ids('a'));
  collections.keepUp([change('c', 11), change('a', 11, false)]);
  expect(idsOf(collections.list(GAMES, 12))).toEqual(ids('c'));
});

test('it is not told of a moment before its last commit, be that a deletion', () => {
  const collections = rememberCollections(() => [change('a', 1), change('b', 5, false)]);
  expect(collections.list(GAMES, 4)).toBeUndefined();
  expect(idsOf(collections.list(GAMES, 5))).toEqual(ids('a'));
  collections.keepUp([change('a', 9)]);
  expect(collections.list(GAMES, 8)).toBeUndefined();
});

test('it is the same list until it changes: its orders are kept with it', () => {
  const collections = rememberCollections(() => [change('a', 1)]);
  const before = collections.list(GAMES, 10);
  expect(collections.list(GAMES, 11)).toBe(before);
  collections.keepUp([change('a', 12)]);
  expect(collections.list(GAMES, 13)).not.toBe(before);
});
