import { expect, test } from 'vitest';
import { countPlayers, withoutPlayer } from './typed-players.ts';

test.each([
  [['city'], 1],
  [['players.0.firstName', 'players.2.age'], 3],
  [['players.x.firstName'], 1],
])('%j: %i players', (names, count) => {
  expect(countPlayers(names)).toBe(count);
});

test('messages of the players after a removed one move up with them', () => {
  const errors = {
    city: 'City is required.',
    'players.0.age': 'first',
    'players.1.age': 'gone',
    'players.2.age': 'third',
  };
  expect(withoutPlayer(errors, 1)).toEqual({
    city: 'City is required.',
    'players.0.age': 'first',
    'players.1.age': 'third',
  });
});
