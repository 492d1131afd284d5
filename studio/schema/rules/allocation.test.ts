import { expect, it } from 'vitest';
import { checkAllocation, checkAmounts } from './allocation.ts';

it.each([
  [[40, 30, 20, 10], true],
  [[40, 30, 20], 'The shares add up to 90%. Add 10% more.'],
  [[60, 50], 'The shares add up to 110%. Take 10% away.'],
  [[0], 'The shares add up to 0%. Add 100% more.'],
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
