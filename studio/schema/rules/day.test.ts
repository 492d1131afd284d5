import { expect, it } from 'vitest';
import { checkNotAhead, checkNotOver, findAhead, findOver } from './day.ts';

it('refuses the day of a photo that is yet to come', () => {
  expect(findAhead('2062-02-14', '2026-11-28')).toBe('This day is yet to come.');
  expect(findAhead('2026-11-29', '2026-11-28')).toBeDefined();
  expect(findAhead('2026-11-28', '2026-11-28')).toBeUndefined();
  expect(findAhead(undefined, '2026-11-28')).toBeUndefined();
});

it('warns of a date to remember that is over', () => {
  expect(findOver('2025-12-05', '2026-11-28')).toContain('This day is over');
  expect(findOver('2026-11-28', '2026-11-28')).toBeUndefined();
  expect(findOver(undefined, '2026-11-28')).toBeUndefined();
});

it('asks the clock of the device', () => {
  expect(checkNotAhead('2999-01-01')).toBe('This day is yet to come.');
  expect(checkNotAhead('1999-01-01')).toBe(true);
  expect(checkNotOver('1999-01-01')).toContain('This day is over');
  expect(checkNotOver('2999-01-01')).toBe(true);
});
