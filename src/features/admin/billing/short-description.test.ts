import { expect, test } from 'vitest';
import { shortDescription } from './short-description.ts';

test.each([
  ['Registration FQAD-G9GE: Zoë Diaz, 2026-27 Season', 'Registration: 2026-27 Season'],
  ['Registration FQAD-G9GE: Zoe D., 2026-27 Season', 'Registration: Zoe D., 2026-27 Season'],
  ['Tournament weekend in Orlando', 'Tournament weekend in Orlando'],
  ['Deposit: Zoë Diaz, shoes', 'Deposit: Zoë Diaz, shoes'],
  ['', ''],
])('%s', (description, short) => {
  expect(shortDescription(description, 'Zoë Diaz')).toBe(short);
});
