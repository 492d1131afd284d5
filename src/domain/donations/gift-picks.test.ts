import { expect, test } from 'vitest';
import { describePicks, impactOf } from './gift-picks.ts';

const LEVELS = [
  { amountCents: 50_000, text: 'Sends one player to every tournament.' },
  { amountCents: 25_000, text: 'Pays a season of gym time.' },
  { amountCents: 5000, text: 'Buys ten hours with a tutor.' },
];

test('each amount says the greatest level that it reaches, and one said already is told as a multiple', () => {
  expect(describePicks([100_000, 2500, 5000, 25_000, 50_000], LEVELS)).toEqual([
    { cents: 2500, impact: null, repeats: null },
    { cents: 5000, impact: 'Buys ten hours with a tutor.', repeats: null },
    { cents: 25_000, impact: 'Pays a season of gym time.', repeats: null },
    { cents: 50_000, impact: 'Sends one player to every tournament.', repeats: null },
    {
      cents: 100_000,
      impact: 'Sends one player to every tournament.',
      repeats: { cents: 50_000, times: 2 },
    },
  ]);
});

test('a monthly gift does what twelve of it come to', () => {
  expect(describePicks([2500, 5000, 10_000, 27_500], LEVELS, 12)).toEqual([
    { cents: 2500, impact: 'Pays a season of gym time.', repeats: null },
    { cents: 5000, impact: 'Sends one player to every tournament.', repeats: null },
    {
      cents: 10_000,
      impact: 'Sends one player to every tournament.',
      repeats: { cents: 5000, times: 2 },
    },
    {
      cents: 27_500,
      impact: 'Sends one player to every tournament.',
      repeats: { cents: 5000, times: 5 },
    },
  ]);
});

test('an amount that pays for a level several times says for how many, where content has the words', () => {
  const levels = [
    { amountCents: 50_000, text: 'Sends one player.', severalText: 'Sends {count} players.' },
  ];
  expect(
    describePicks([5000, 7500, 10_000, 27_500], levels, 12).map(({ impact }) => impact),
  ).toEqual(['Sends one player.', null, 'Sends 2 players.', 'Sends 6 players.']);
  const broken = levels.map((level) => ({ ...level, severalText: 'Envía {cuántos} jugadores.' }));
  expect(describePicks([10_000], broken, 12).map(({ impact }) => impact)).toEqual([
    'Sends one player.',
  ]);
  // The smallest amount, too, says all that it pays for.
  expect(describePicks([150_000], levels).map(({ impact }) => impact)).toEqual([
    'Sends 3 players.',
  ]);
});

test('without levels the amounts stand alone', () => {
  expect(describePicks([5000], [])).toEqual([{ cents: 5000, impact: null, repeats: null }]);
});

test('what an amount pays for no second time is not said again', () => {
  expect(describePicks([5000, 7500], LEVELS).map(({ impact }) => impact)).toEqual([
    'Buys ten hours with a tutor.',
    null,
  ]);
});

test('an amount of one’s own does what the greatest pick below it does', () => {
  const picks = describePicks([2500, 5000, 25_000, 100_000], LEVELS);
  expect(impactOf(2500, picks)).toBeNull();
  expect(impactOf(7000, picks)).toBe('Buys ten hours with a tutor.');
  expect(impactOf(25_000, picks)).toBe('Pays a season of gym time.');
  expect(impactOf(200_000, picks)).toBe('Sends one player to every tournament.');
});
