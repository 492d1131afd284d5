import { expect, test } from 'vitest';
import { eachOf, gradeName } from './player-rules.ts';

test('a range to choose from has every whole number, both ends included', () => {
  expect(eachOf({ from: 9, to: 12 })).toEqual([9, 10, 11, 12]);
  expect(eachOf({ from: 5, to: 5 })).toEqual([5]);
});

test('kindergarten is K, and who is not in school yet or any more has a grade of a name', () => {
  expect([-1, 0, 1, 12, 13].map(gradeName)).toEqual(['Pre-K', 'K', '1', '12', '12+']);
});
