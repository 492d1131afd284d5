import { expect, it } from 'vitest';
import { isSameSeason } from './same-season.ts';

it.each([
  ['Spring 2027 Seson', 'Spring 2027 Season'],
  ['Sping 2027 Seasson', 'Spring 2027 Season'],
  ['Spring 2027 Saeson', 'Spring 2027 Season'],
  ['Spring 2027 Seasom', 'Spring 2027 Season'],
  ['Spring 2027 Season ', ' spring  2027 season'],
  ['Spring\u00a02027 Season', 'Spring 2027 Season'],
  ['Spring2027 Season', 'Spring 2027 Season'],
  ['2026-27 Season', '2026–2027 Season'],
  ['2026/27 Season', '2026-27 Season'],
  ['Fall Season', 'Fall Season'],
  ['Fal 2027', 'Fall 2027'],
  ['Marhc 2027', 'March 2027'],
  ['Otono 2027', 'Otoño 2027'],
  ['WinterLeague 2027', 'Winter League 2027'],
])('“%s” is “%s”', (one, other) => {
  expect(isSameSeason(one, other)).toBe(true);
  expect(isSameSeason(other, one)).toBe(true);
});

it.each([
  ['2026-27 Season', '2027-28 Season'],
  ['Spring 2027 Season', 'Spring 2028 Season'],
  ['Spring 2027 Season', 'Fall 2027 Season'],
  ['Summer 2027', 'Winter 2027'],
  ['June 2027', 'July 2027'],
  ['Temporada junio 2027', 'Temporada julio 2027'],
  ['Session 1 2027', 'Session 2 2027'],
  ['Session 1 1', 'Session 11'],
  ['Session A 2027', 'Session B 2027'],
  ['Fall I 2027', 'Fall II 2027'],
  ['U10 Spring 2027', 'U12 Spring 2027'],
  ['Boys 2027', 'Girls 2027'],
  ['East 2027', 'West 2027'],
  ['Fall Season', 'Fall Season 2027'],
  ['2027 Season', '2026-27 Season'],
  ['2026-27 Season', '2026-27 Basketball Season'],
])('“%s” is not “%s”', (one, other) => {
  expect(isSameSeason(one, other)).toBe(false);
  expect(isSameSeason(other, one)).toBe(false);
});
