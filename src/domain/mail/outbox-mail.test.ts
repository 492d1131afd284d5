import { expect, test } from 'vitest';
import { MAX_ATTEMPTS, nextAttemptAt } from './outbox-mail.ts';

test('waits longer each time, never more than six hours, and gives staff the mail after some days', () => {
  const now = new Date('2026-11-21T12:00:00Z');
  const waits = Array.from(
    { length: MAX_ATTEMPTS },
    (_, index) => (nextAttemptAt(index + 1, now).getTime() - now.getTime()) / 1000,
  );
  expect(waits).toEqual([30, 60, 120, 240, 480, 960, 1920, 3840, 7680, 15_360, 21_600, 21_600]);
});
