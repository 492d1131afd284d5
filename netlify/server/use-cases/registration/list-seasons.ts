import { isSameSeason } from '#domain/seasons/same-season.ts';
import { readSeasons } from '../seasons/season-registrations.ts';

/** The seasons that families have registered for, the latest first; of each the latest spelling. */
export async function listSeasons(): Promise<string[]> {
  const seasons = (await readSeasons()).sort((a, b) => b.madeAt.localeCompare(a.madeAt));
  return seasons
    .map(({ name }) => name)
    .filter((name, index, all) => all.findIndex((one) => isSameSeason(one, name)) === index);
}
