import { expect, test } from 'vitest';
import { isPlayer } from './is-player.ts';

const PLAYER = {
  role: 'member',
  userId: null,
  teamName: null,
  jerseyNumber: null,
  position: null,
} as const;

test('who was registered or added plays; who signed up does once the office has placed them', () => {
  expect(isPlayer(PLAYER)).toBe(true);
  expect(isPlayer({ ...PLAYER, role: 'coach', teamName: 'U14' })).toBe(false);
  const account = { ...PLAYER, userId: 'u' };
  expect(isPlayer(account)).toBe(false);
  expect(isPlayer({ ...account, teamName: 'U14' })).toBe(true);
  expect(isPlayer({ ...account, jerseyNumber: '0' })).toBe(true);
  expect(isPlayer({ ...account, position: 'Guard' })).toBe(true);
});
