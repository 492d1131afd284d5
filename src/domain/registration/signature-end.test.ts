import { expect, test } from 'vitest';
import { signatureDeleteOn } from './signature-end.ts';

const FLORIDA = { timeZone: 'America/New_York', claimYears: 4 };

test.each([
  [8, '2040-11-22'],
  [13, '2035-11-22'],
  // The registration is kept as long.
  [17, '2033-11-22'],
  [40, '2033-11-22'],
  // Nobody noted it: as the youngest that any program takes, who is 3.
  [undefined, '2045-11-22'],
])('signed for a player of %s, it goes on %s', (playerAge, day) => {
  expect(signatureDeleteOn({ signedAt: '2026-11-23T02:00:00Z', playerAge }, FLORIDA)).toBe(day);
});

test('a program of a state with other years keeps it for as many', () => {
  const signature = { signedAt: '2026-11-23T02:00:00Z', playerAge: 13 };
  const until = (claimYears: number) => signatureDeleteOn(signature, { ...FLORIDA, claimYears });
  expect(until(10)).toBe('2041-11-22');
  // The registration is kept for seven years, and the signature never goes before it.
  expect(until(1)).toBe('2033-11-22');
});
