import { expect, test } from 'vitest';
import type { Player } from '#contracts/players/dashboard.ts';
import { PLAYER_COLUMNS } from './columns.tsx';

test('the roster has the date of birth, where it is known', () => {
  const column = PLAYER_COLUMNS.find(({ header }) => header === 'Date of Birth');
  expect(column?.csv?.({ dateOfBirth: '2014-03-01' } as Player)).toBe('2014-03-01');
  expect(column?.csv?.({ dateOfBirth: null } as Player)).toBeNull();
  expect(column?.hidden).toBe(true);
});
