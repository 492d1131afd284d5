import { expect, test } from 'vitest';
import { isStuck, MAX_ATTEMPTS, nextAttemptAt } from './outbox-mail.ts';

test('waits longer each time, never more than six hours, and gives staff the mail after two days', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const waits = Array.from(
    { length: MAX_ATTEMPTS },
    (_, index) => (nextAttemptAt(index + 1, now).getTime() - now.getTime()) / 1000,
  );
  expect(waits.slice(0, 11)).toEqual([
    30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600,
  ]);
  expect(Math.max(...waits)).toBe(21_600);
  // After the last attempt nothing is waited for.
  const hours = waits.slice(0, -1).reduce((sum, seconds) => sum + seconds, 0) / 3600;
  expect(hours).toBeGreaterThan(48);
  expect(hours).toBeLessThan(54);
});

test.each([
  [{ status: 'failed', attempts: 18 }, true],
  [{ status: 'held', attempts: 0, limit: 'daily' }, true],
  // Of before, when there were no limits.
  [{ status: 'held', attempts: 0 }, true],
  [{ status: 'held', attempts: 0, limit: 'known' }, false],
  [{ status: 'pending', attempts: 1 }, true],
  [{ status: 'pending', attempts: 0 }, false],
  [{ status: 'sent', attempts: 1 }, false],
] as const)('somebody has to look at %j: %s', (mail, isIt) => {
  expect(isStuck({ limit: undefined, ...mail })).toBe(isIt);
});
