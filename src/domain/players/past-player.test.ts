import { expect, test } from 'vitest';
import { pastPlayerDeleteOn } from './past-player.ts';

const PLAYER = {
  role: 'member',
  userId: null,
  pastSeason: '2026-27 Season',
  updatedAt: '2027-06-02T12:00:00Z',
} as const;
const dueOf = (change: object) => pastPlayerDeleteOn({ ...PLAYER, ...change }, 'America/New_York');

test.each([
  ['three years after the season', {}, '2030-06-30'],
  ['or after what came later', { updatedAt: '2028-03-01T12:00:00Z' }, '2031-03-01'],
  ['in the program’s time zone', { updatedAt: '2028-03-01T02:00:00Z' }, '2031-02-28'],
  ['where the season has no year', { pastSeason: 'Fall League' }, '2030-06-02'],
  ['not who plays now', { pastSeason: null }, null],
  ['not who can sign in', { userId: 'u' }, null],
  ['not another role', { role: 'coach' }, null],
])('a past player goes: %s', (_, change, day) => {
  expect(dueOf(change)).toBe(day);
});

test('whom the office bills still plays', () => {
  const billed = ['2027-09-01T12:00:00Z', '2029-09-01T12:00:00Z'];
  expect(pastPlayerDeleteOn(PLAYER, 'America/New_York', billed)).toBe('2032-09-01');
});
