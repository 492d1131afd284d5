import { isSameSeason } from '#domain/seasons/same-season.ts';
import { seasonEndOf } from '#domain/seasons/season-end.ts';
import { readSeasonNames } from '../seasons/season-registrations.ts';

/** The seasons that families have registered for, the latest first; of each one spelling. */
export async function listSeasons(): Promise<string[]> {
  const names = (await readSeasonNames()).filter(
    (name, index, all) => all.findIndex((one) => isSameSeason(one, name)) === index,
  );
  const endOf = (name: string) => seasonEndOf(name) ?? '';
  return names.sort((a, b) => endOf(b).localeCompare(endOf(a)) || b.localeCompare(a));
}
