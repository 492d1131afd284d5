import type { Day } from '#domain/calendar/day.ts';

/** 'The 2026-27 Season', '2026/2027', '2027 Summer': the first year and, where there is one, the last. */
const SEASON_YEARS = /(20\d\d)(?:\s*[-–/]\s*(?:20)?(\d\d))?/;

/**
 * The last day of a season. Content knows a season by its name only, so its end is taken from there, at
 * the latest it can be: a season of two years ends with the school year on June 30 of the second, one of
 * a single year on December 31. 'Fall 2026 - Spring 2027' is one of two; another year than the next, as of a
 * class, says nothing of the end. A name without a year tells nothing.
 */
export function seasonEndOf(seasonName: string): Day | undefined {
  const [, first, second] = SEASON_YEARS.exec(seasonName) ?? [];
  if (!first) return undefined;
  if (second) return `20${second}-06-30`;
  const next = String(Number(first) + 1);
  const rest = seasonName.slice(seasonName.indexOf(first) + first.length);
  const isOfTwo = new RegExp(`\\b(?:20)?${next.slice(2)}\\b`).test(rest);
  return isOfTwo ? `${next}-06-30` : `${first}-12-31`;
}
