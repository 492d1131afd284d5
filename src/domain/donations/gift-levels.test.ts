import { expect, it } from 'vitest';
import { givableLevels } from './gift-levels.ts';

it('offers no level that is less than the smallest gift', () => {
  const levels = [{ amountCents: 10_000 }, { amountCents: 1000 }, { amountCents: 2500 }];
  const offered = (oneTimeMinimumCents: number) =>
    givableLevels(levels, { oneTimeMinimumCents }).map(({ amountCents }) => amountCents);
  expect(offered(100)).toEqual([1000, 2500, 10_000]);
  expect(offered(2500)).toEqual([2500, 10_000]);
});
