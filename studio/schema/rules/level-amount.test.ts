import { expect, it } from 'vitest';
import { findLevelWarning } from './level-amount.ts';

it('warns of a level that the form would refuse', () => {
  expect(findLevelWarning(10, 25)).toContain('The smallest one-time gift is $25');
  expect(findLevelWarning(25, 25)).toBeUndefined();
  expect(findLevelWarning(10, null)).toBeUndefined();
  expect(findLevelWarning(undefined, 25)).toBeUndefined();
});
