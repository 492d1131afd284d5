import { expect, test } from 'vitest';
import { stepsTo } from './nice-steps.ts';

test('the marks of an axis are round and reach the highest bar', () => {
  expect(stepsTo(2_640)).toEqual([0, 1_000, 2_000, 3_000]);
  expect(stepsTo(6)).toEqual([0, 2, 4, 6]);
  expect(stepsTo(3)).toEqual([0, 1, 2, 3]);
  expect(stepsTo(0)).toEqual([0, 1]);
  expect(stepsTo(12_345.67)).toEqual([0, 5_000, 10_000, 15_000]);
});
