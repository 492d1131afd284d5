import { expect, it } from 'vitest';
import { checkAllocation, checkAmounts } from './allocation.ts';

it.each([
  [[40, 30, 20, 10], true],
  [[40, 30, 20], 'The shares add up to 90 %: 10 % are missing.'],
  [[60, 50], 'The shares add up to 110 %: 10 % too much.'],
  [[0], 'The shares add up to 0 %: 100 % are missing.'],
  [[], true],
])('shares of %j', (percents, answer) => {
  expect(checkAllocation(percents.map((percent) => ({ percent })))).toBe(answer);
});

it.each([
  [[25, 50, 100], 5, true],
  [[25, 25], 5, 'Put the amounts in order, the smallest first, each once.'],
  [[50, 25], 5, 'Put the amounts in order, the smallest first, each once.'],
  [[2, 25], 5, '$2 is less than the smallest gift, $5.'],
  [[25], undefined, true],
])('amounts %j of at least %s', (amounts, minimum, answer) => {
  expect(checkAmounts(amounts, minimum)).toBe(answer);
});
