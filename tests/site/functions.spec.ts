import { expect, test } from '@playwright/test';
import { BUDGETS } from './budgets.ts';
import { weighFunctions } from './function-bundles.ts';

test('no function is heavier than its budget: it is what a cold start reads', async () => {
  const bundles = await weighFunctions();
  expect(bundles.length).toBeGreaterThan(0);
  expect(bundles.filter(({ bytes }) => bytes > BUDGETS.function)).toEqual([]);
});
