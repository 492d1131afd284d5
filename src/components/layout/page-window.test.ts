import { expect, test } from 'vitest';
import { pageWindow } from './page-window.ts';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 84, '1 2 … 84'],
  [3, 84, '1 2 3 4 … 84'],
  [4, 84, '1 2 3 4 5 … 84'],
  [40, 84, '1 … 39 40 41 … 84'],
  [81, 84, '1 … 80 81 82 83 84'],
  [84, 84, '1 … 83 84'],
])('page %i of %i offers %s', (current, count, expected) => {
  const shown = pageWindow(current, count).map((page) => page ?? '…');
  expect(shown.join(' ')).toBe(expected);
});
