import type { Overview } from '#contracts/overview/dashboard.ts';
import { countReturned } from '#domain/seasons/returning-family.ts';
import { readReturning } from './read-returning.ts';
import { readOpenSeason } from './season-record.ts';

/** How far the change of seasons has come; null while none is under way. */
export async function readSeasonProgress(): Promise<Overview['season']> {
  const change = await readOpenSeason();
  if (!change) return null;
  const { families } = await readReturning(change);
  return { from: change.from, ...countReturned(families) };
}
