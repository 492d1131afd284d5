import { expect, test } from 'vitest';
import { medicalNoteDeleteOn } from './medical-note.ts';

test.each([
  ['2026-27 Season', '2030-06-30'],
  ['Season 2026/2027', '2030-06-30'],
  ['2026–27', '2030-06-30'],
  ['Fall 2026 - Spring 2027', '2030-06-30'],
  ['Fall 2026/Spring 2027', '2030-06-30'],
  ['Fall 2026 - Spring 2027 (since 2009)', '2030-06-30'],
  ['Fall 2026 - Spring ’27', '2030-06-30'],
  ['Summer 2026, Class of 2030', '2029-12-31'],
  ['Summer 2027, our 2019 league', '2030-12-31'],
  ['Summer 2027', '2030-12-31'],
  ['Fall League', '2030-11-21'],
  // A name that nobody has changed since: never sooner than three years after today.
  ['2024-25 Season', '2030-11-21'],
])('%s: three years after its end', (seasonName, day) => {
  expect(medicalNoteDeleteOn(seasonName, '2026-11-21')).toBe(day);
});
