import { expect, test } from 'vitest';
import { billTitle } from './bill-title.ts';

test.each([
  [
    'Registration K7QF-2M9X: Zoe Diaz, 2026-27',
    'Zoe Diaz',
    'Registration K7QF-2M9X: Zoe Diaz, 2026-27',
  ],
  ['Tournament in Naples', 'Zoe Diaz', 'Tournament in Naples, Zoe Diaz'],
  // The player was deleted, such as with a canceled registration.
  [
    'Registration K7QF-2M9X: Zoe Diaz, 2026-27',
    'Unknown Player',
    'Registration K7QF-2M9X: Zoe Diaz, 2026-27',
  ],
  ['Tournament in Naples', 'Unknown Player', 'Tournament in Naples, Unknown Player'],
  // The office has given the bill to another player.
  [
    'Registration K7QF-2M9X: Zoe Diaz, 2026-27',
    'Leo Diaz',
    'Registration K7QF-2M9X: Zoe Diaz, 2026-27, Leo Diaz',
  ],
])('%s of %s names the player once', (description, playerName, title) => {
  expect(billTitle({ description, playerName })).toBe(title);
});
