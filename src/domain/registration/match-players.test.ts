import { expect, test } from 'vitest';
import type { Profile } from '#domain/accounts/profile.ts';
import { isKnownChild, matchPlayers } from './match-players.ts';
import type { RegisteredPlayer } from './registration.ts';

const named = (firstName: string, lastName = 'Diaz') => ({ firstName, lastName });
/** As registered, and as the office has corrected it. */
const known = (said: string | undefined, profile?: string, age = 14) => ({
  said: said === undefined ? undefined : ({ ...named(said), age } as RegisteredPlayer),
  profile: profile === undefined ? undefined : ({ ...named(profile), age } as Profile),
});
const placesOf = (players: readonly string[], all: readonly ReturnType<typeof known>[]) =>
  matchPlayers(
    players.map((name) => named(name)),
    all,
  ).map((found) => (found ? all.indexOf(found) : null));

test.each([
  ['as registered, but for accents', ['zoe'], [known('Zoë', 'Zoë')], [0]],
  ['as registered, though the office has corrected it', ['Jhon'], [known('Jhon', 'John')], [0]],
  ['as corrected', ['John'], [known('Jhon', 'John')], [0]],
  ['both names in one form are two children', ['John', 'Jhon'], [known('Jhon', 'John')], [null, 0]],
  [
    'names that the office has swapped',
    ['Mia', 'Leo'],
    [known('Leo', 'Mia'), known('Mia', 'Leo')],
    [1, 0],
  ],
  ['twins of one name', ['Jo', 'Jo'], [known('Jo', 'Jo'), known('Jo', 'Jo')], [0, 1]],
  ['one of twins of one name', ['Jo'], [known('Jo', 'Jo'), known('Jo', 'Jo')], [0]],
  ['of an earlier season, by the profile alone', ['Zoë'], [known(undefined, 'Zoë')], [0]],
  ['nobody', ['Rio'], [known('Pia', 'Pia')], [null]],
])('%s', (_, players, all, places) => {
  expect(placesOf(players, all)).toEqual(places);
});

test('a child is known by either name, at about the age', () => {
  const jhon = known('Jhon', 'John');
  expect(isKnownChild({ ...named('Jhon'), age: 15 }, jhon)).toBe(true);
  expect(isKnownChild({ ...named('John'), age: 15 }, jhon)).toBe(true);
  expect(isKnownChild({ ...named('John'), age: 17 }, jhon)).toBe(false);
  expect(isKnownChild({ ...named('John'), age: 14 }, known('Jhon'))).toBe(false);
});
