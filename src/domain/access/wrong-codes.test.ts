import { fc, test as property } from '@fast-check/vitest';
import { expect, test } from 'vitest';
import { nextTryAt, withWrongCode } from './wrong-codes.ts';

const START = Date.parse('2026-11-22T12:00:00Z');
const MINUTE = 60_000;
const at = (minutes: number) => new Date(START + minutes * MINUTE);

/** Tries as often as it is let, for so many minutes, and is always wrong. */
function guessFor(minutes: number): number {
  let failedAt: string[] = [];
  let tries = 0;
  for (let minute = 0; minute < minutes; minute += 1) {
    while (nextTryAt(failedAt, at(minute)) === null) {
      failedAt = withWrongCode(failedAt, at(minute));
      tries += 1;
    }
  }
  return tries;
}

test('five wrong codes are taken in a quarter of an hour, twenty in a day', () => {
  expect(guessFor(15)).toBe(5);
  expect(guessFor(16)).toBe(10);
  expect(guessFor(24 * 60)).toBe(20);
  expect(guessFor(48 * 60)).toBe(40);
});

test('says when the next one may come, and forgets what is a day old', () => {
  const five = [0, 1, 2, 3, 4].map((minute) => at(minute).toISOString());
  expect(nextTryAt(five.slice(0, 4), at(4))).toBeNull();
  expect(nextTryAt(five, at(5))).toEqual(at(15));
  expect(nextTryAt(five, at(15))).toBeNull();
  expect(withWrongCode(five, at(24 * 60 + 2))).toEqual([
    ...five.slice(3),
    at(24 * 60 + 2).toISOString(),
  ]);
});

property.prop([fc.array(fc.integer({ min: -2000, max: 0 }), { maxLength: 40 })])(
  'one more wrong code never lets the next come sooner',
  (minutes) => {
    const failedAt = minutes.map((minute) => at(minute).toISOString());
    const before = nextTryAt(failedAt, at(0))?.getTime() ?? 0;
    const after = nextTryAt([...failedAt, at(0).toISOString()], at(0))?.getTime() ?? 0;
    expect(after).toBeGreaterThanOrEqual(before);
  },
);
