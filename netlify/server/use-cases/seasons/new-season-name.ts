import { isSameSeason } from '#domain/seasons/same-season.ts';
import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { readable } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { seasons } from '../../gateways/records.ts';

/** Whether a season of this name was closed before. */
export async function hasEnded(seasonName: string): Promise<boolean> {
  const changes = readable((await seasons().get()).docs);
  return changes.some(({ from, finishedAt }) => finishedAt && isSameSeason(from, seasonName));
}

/** Tells whether New Season has made past players of those of a season. */
export async function readMoved(): Promise<(seasonName: string) => boolean> {
  const changes = readable((await seasons().get()).docs);
  return (seasonName) =>
    changes.some(({ from, players }) => players !== null && isSameSeason(from, seasonName));
}

/**
 * The season that families register for after the one that is over; null until it is published. A name that
 * an earlier season had is not its name: what was registered under it is of that one.
 */
export async function readNewSeason({ from }: SeasonChange): Promise<string | null> {
  const { seasonName } = await readSettings();
  return isSameSeason(seasonName, from) || (await hasEnded(seasonName)) ? null : seasonName;
}
