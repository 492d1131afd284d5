import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { readSettings } from '../../gateways/content.ts';
import { seasons } from '../../gateways/records.ts';
import { seasonIdOf } from './season-record.ts';

/** Whether a season of this name was closed before. */
export async function hasEnded(seasonName: string): Promise<boolean> {
  const change = (await seasons().doc(seasonIdOf(seasonName)).get()).data();
  return Boolean(change?.finishedAt);
}

/**
 * The season that families register for after the one that is over; null until it is published. A name that
 * an earlier season had is not its name: what was registered under it is of that one.
 */
export async function readNewSeason({ from }: SeasonChange): Promise<string | null> {
  const { seasonName } = await readSettings();
  return seasonName === from || (await hasEnded(seasonName)) ? null : seasonName;
}
