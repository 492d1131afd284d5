import { expect, test } from 'vitest';
import { countOn } from './counted-on.ts';

const RULES = { ages: { from: 13, to: 17 }, grades: { from: 8, to: 12 } };
const SINCE = '2025-08-20T12:00:00.000Z';

test.each([
  ['2025-08-20T12:00:00.000Z', { age: 14, grade: 9 }],
  ['2025-12-01T12:00:00.000Z', { age: 14, grade: 9 }],
  ['2026-08-01T12:00:00.000Z', { age: 15, grade: 10 }],
  ['2027-09-01T12:00:00.000Z', { age: 16, grade: 11 }],
  ['2025-01-01T12:00:00.000Z', { age: 14, grade: 9 }],
])('at %s: %j', (now, expected) => {
  expect(countOn({ age: 14, grade: 9 }, SINCE, new Date(now), RULES)).toEqual(expected);
});

test.each([
  // Fall to spring is one school year.
  ['2025-08-20T12:00:00.000Z', '2026-03-01T12:00:00.000Z', 9],
  ['2024-08-20T12:00:00.000Z', '2026-03-01T12:00:00.000Z', 10],
  // The summer lies between spring and fall.
  ['2026-02-20T12:00:00.000Z', '2026-08-10T12:00:00.000Z', 10],
  ['2026-03-10T12:00:00.000Z', '2026-08-15T12:00:00.000Z', 10],
  // From one form to the same one of the next year is a grade, on whichever side of the summer each is.
  ['2025-06-20T12:00:00.000Z', '2026-07-05T12:00:00.000Z', 10],
  ['2025-07-05T12:00:00.000Z', '2026-06-20T12:00:00.000Z', 10],
  ['2026-06-20T12:00:00.000Z', '2026-07-05T12:00:00.000Z', 9],
])('a grade turns in the summer: said at %s, at %s it is %j', (since, now, grade) => {
  expect(countOn({ age: 14, grade: 9 }, since, new Date(now), RULES).grade).toBe(grade);
});

test('what the program does not take, or nobody has said, is left open', () => {
  const now = new Date('2026-08-20T12:00:00.000Z');
  expect(countOn({ age: 17, grade: 11 }, SINCE, now, RULES)).toEqual({ age: null, grade: 12 });
  expect(countOn({ age: 12, grade: 12 }, SINCE, now, RULES)).toEqual({ age: 13, grade: null });
  expect(countOn({ age: null, grade: 9 }, SINCE, now, RULES)).toEqual({ age: null, grade: 10 });
});

test('nobody knows when a child of Pre-K comes to school; after grade 12 it stays so', () => {
  const rules = { ages: { from: 3, to: 25 }, grades: { from: -1, to: 13 } };
  const now = new Date('2027-08-20T12:00:00.000Z');
  const gradeOf = (grade: number) => countOn({ age: 9, grade }, SINCE, now, rules).grade;
  expect([-1, 0, 10, 11, 13].map(gradeOf)).toEqual([null, 2, 12, 13, 13]);
});
