import { expect, test } from 'vitest';
import { pastPlayersOf } from './past-players.ts';

const player = (id: string, pastSeason: string | null, createdAt = '2026-08-01T12:00:00Z') => ({
  id,
  userId: null,
  pastSeason,
  createdAt,
});
const idsOf = (...people: Parameters<typeof pastPlayersOf>[0][number][]) =>
  pastPlayersOf(people as ReturnType<typeof player>[]).map(({ id }) => id);

test('the latest season comes first, and of one season who was added last', () => {
  const later = '2027-08-01T12:00:00Z';
  expect(
    idsOf(
      player('a', '2025-26 Season'),
      player('b', '2026-27 Season'),
      player('c', '2026-27 Season', later),
    ),
  ).toEqual(['c', 'b', 'a']);
  // Names without a year say nothing of which was first.
  expect(idsOf(player('a', 'Fall'), player('b', 'Spring', later))).toEqual(['b', 'a']);
});

test('nobody is a past player who plays, or who has an account', () => {
  expect(idsOf(player('a', null), { ...player('b', '2026'), userId: 'u' })).toEqual([]);
});
