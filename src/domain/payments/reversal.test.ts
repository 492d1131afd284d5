import { expect, test } from 'vitest';
import { handEntry } from '#tests/helpers/ledger-entry.ts';
import type { LedgerEntry } from './ledger-entry.ts';
import {
  isByHand,
  latestArrival,
  reversalIdOf,
  reversedIds,
  reverseEntry,
  standingEntries,
} from './reversal.ts';

const NOW = new Date('2026-11-22T15:00:00Z');
const entry = (id: string, change: Partial<LedgerEntry> = {}) => handEntry({ id, ...change });
const bounced = reverseEntry(entry('a'), { reason: 'It bounced', at: '2026-11-10T12:00:00Z' }, NOW);

test('a reversal takes the whole back, on its own day', () => {
  expect(bounced).toEqual({
    ...entry('a'),
    id: 'reversal-a',
    status: 'reversal',
    amountCents: -5000,
    reverses: 'a',
    reason: 'It bounced',
    paidAt: '2026-11-10T12:00:00Z',
    createdAt: NOW.toISOString(),
    updatedAt: NOW.toISOString(),
  });
  expect(reversalIdOf('a')).toBe(bounced.id);
});

test('neither a reversal stands, nor what it takes back', () => {
  const all = [entry('a'), bounced, entry('b')];
  expect([...reversedIds(all)]).toEqual(['a']);
  expect(standingEntries(all).map(({ id }) => id)).toEqual(['b']);
  expect(standingEntries([entry('a'), entry('b')])).toHaveLength(2);
});

test('the latest arrival is the last by day, of what stands and is here', () => {
  const early = entry('b', { paidAt: '2026-10-01T12:00:00Z' });
  const late = entry('c', { paidAt: '2026-11-05T12:00:00Z' });
  const coming = entry('d', { paidAt: null });
  expect(latestArrival([early, late, coming])?.id).toBe('c');
  expect(latestArrival([late, early])?.id).toBe('c');
  expect(latestArrival([entry('a'), bounced, early])?.id).toBe('b');
  expect(latestArrival([coming])).toBeNull();
  // Of two at the same instant, the one that stands later.
  expect(latestArrival([late, { ...late, id: 'e' }])?.id).toBe('e');
});

test.each([
  ['check', true],
  ['cash', true],
  ['card', false],
  ['us_bank_account', false],
] as const)('by %s: noted by hand is %s', (method, expected) => {
  expect(isByHand(entry('a', { method }))).toBe(expected);
  expect(isByHand({ ...bounced, method })).toBe(false);
});
