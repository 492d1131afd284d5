import { expect, it } from 'vitest';
import { findOldTranslations, findSeasonWarning } from './season-name.ts';

it.each([
  ['Spring 2027 Season', 'Spring 2027 Season'],
  ['Spring 2027 Season', 'Spring 2027 Seson'],
  ['Spring 2027 Season', undefined],
  [undefined, 'Spring 2027 Season'],
])('says nothing of “%s” where “%s” is published', (name, published) => {
  expect(findSeasonWarning(name, published)).toBeUndefined();
});

it.each([
  ['Fall 2027 Season', 'Spring 2027 Season', 'Families who have registered are under “Spring'],
  ['Fall Season 2026', 'Fall Season', 'Families who have registered are under “Fall Season”'],
  ['Fall Season', 'Fall Season', 'Give the next season a name with its year'],
  ['Fall Season', undefined, 'Add the year'],
  ['Fall Season', 'Spring Season', 'Add the year'],
])('warns of “%s” where “%s” is published', (name, published, words) => {
  expect(findSeasonWarning(name, published)).toContain(words);
});

it('warns while the Spanish name is that of another year', () => {
  const spanish = { languages: ['en', 'es'], seasonName_es: 'Temporada 2026-27' };
  expect(findOldTranslations('2026-27 Season', spanish)).toBeUndefined();
  expect(findOldTranslations('2027-28 Season', spanish)).toContain(
    'still says “Temporada 2026-27”',
  );
  expect(findOldTranslations('2027-28 Season', {})).toBeUndefined();
  expect(findOldTranslations('2027-28 Season', { ...spanish, languages: ['en'] })).toBeUndefined();
});
