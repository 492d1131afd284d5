import { expect, test } from 'vitest';
import { billTitle } from './bill-title.ts';

test.each([
  [
    'Registration K7QF-2M9X: Zoe Diaz, 2026-27',
    'Zoe Diaz',
    'Registration K7QF-2M9X: Zoe Diaz, 2026-27',
  ],
  ['Tournament in Naples', 'Zoe Diaz', 'Tournament in Naples, Zoe Diaz'],
])('%s of %s names the player once', (description, playerName, title) => {
  expect(billTitle({ description, playerName })).toBe(title);
});
