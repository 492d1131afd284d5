import { expect, test } from 'vitest';
import { describePicks, impactOf } from './gift-picks.ts';

const LEVELS = [
  { amountCents: 50_000, text: 'Sends one player to every tournament.' },
  { amountCents: 25_000, text: 'Pays a season of gym time.' },
  { amountCents: 5000, text: 'Buys ten hours with a tutor.' },
];

test('each amount says the greatest level that it reaches, and none is said twice', () => {
  expect(describePicks([100_000, 2500, 5000, 25_000, 50_000], LEVELS)).toEqual([
    { cents: 2500, impact: null },
    { cents: 5000, impact: 'Buys ten hours with a tutor.' },
    { cents: 25_000, impact: 'Pays a season of gym time.' },
    { cents: 50_000, impact: 'Sends one player to every tournament.' },
    { cents: 100_000, impact: null },
  ]);
});

test('a monthly gift does what twelve of it come to', () => {
  expect(describePicks([2500, 5000, 10_000], LEVELS, 12)).toEqual([
    { cents: 2500, impact: 'Pays a season of gym time.' },
    { cents: 5000, impact: 'Sends one player to every tournament.' },
    { cents: 10_000, impact: null },
  ]);
});

test('without levels the amounts stand alone', () => {
  expect(describePicks([5000], [])).toEqual([{ cents: 5000, impact: null }]);
});

test('an amount of one’s own does what the greatest pick below it does', () => {
  const picks = describePicks([2500, 5000, 25_000, 100_000], LEVELS);
  expect(impactOf(2500, picks)).toBeNull();
  expect(impactOf(7000, picks)).toBe('Buys ten hours with a tutor.');
  expect(impactOf(25_000, picks)).toBe('Pays a season of gym time.');
  expect(impactOf(200_000, picks)).toBe('Sends one player to every tournament.');
});
