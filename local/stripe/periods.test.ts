import { expect, test } from 'vitest';
import type { Price } from './objects.ts';
import { isBoundary, nextBoundary } from './periods.ts';

const price = (interval: 'month' | 'year', interval_count = 1) =>
  ({ id: 'price_1', recurring: { interval, interval_count } }) as Price;
const at = (iso: string) => Date.parse(iso) / 1000;
const iso = (unixSeconds: number) => new Date(unixSeconds * 1000).toISOString();

test('a plan of the 31st bills on the last day of short months and returns to the 31st', () => {
  const anchor = at('2027-01-31T15:00:00Z');
  const dates: string[] = [];
  let instant = anchor;
  for (let month = 0; month < 4; month += 1) {
    instant = nextBoundary(anchor, price('month'), instant);
    dates.push(iso(instant).slice(0, 16));
  }
  expect(dates).toEqual([
    '2027-02-28T15:00',
    '2027-03-31T15:00',
    '2027-04-30T15:00',
    '2027-05-31T15:00',
  ]);
});

test('knows billing dates, quarters and leap years', () => {
  const anchor = at('2028-02-29T00:00:00Z');
  expect(isBoundary(anchor, price('year'), at('2029-02-28T00:00:00Z'))).toBe(true);
  expect(isBoundary(anchor, price('year'), at('2029-03-01T00:00:00Z'))).toBe(false);
  expect(isBoundary(anchor, price('month', 3), at('2028-05-29T00:00:00Z'))).toBe(true);
  expect(isBoundary(anchor, price('month', 3), at('2028-04-29T00:00:00Z'))).toBe(false);
  expect(isBoundary(anchor, price('month'), anchor)).toBe(true);
  expect(nextBoundary(anchor, price('month'), anchor - 1)).toBe(anchor);
});
