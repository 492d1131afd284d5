import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import { AppError } from '../../core/app-error.ts';
import { registrations } from '../../gateways/records.ts';
import { readNewSeason } from './new-season-name.ts';
import { namesOfSeason } from './season-registrations.ts';

const PAGE = 50;

/** Whether steps can be taken back: until a family has registered for the season that is published. */
export async function canUndo(change: SeasonChange): Promise<boolean> {
  const seasonName = await readNewSeason(change);
  if (seasonName === null) return true;
  for (const name of await namesOfSeason(seasonName)) if (await hasRegistered(name)) return false;
  return true;
}

/** Whether a registration under this name was made and not canceled. */
async function hasRegistered(name: string): Promise<boolean> {
  // Most count: the first few tell.
  const made = registrations().where('seasonName', '==', name).select('cancelled').limit(PAGE);
  let { docs } = await made.get();
  for (;;) {
    const last = docs.at(-1);
    if (docs.some((doc) => !doc.get('cancelled'))) return true;
    if (!last || docs.length < PAGE) return false;
    ({ docs } = await made.startAfter(last).get());
  }
}

/** @throws AppError conflict */
export async function refuseLateUndo(change: SeasonChange): Promise<void> {
  if (await canUndo(change)) return;
  throw new AppError('conflict', messages.familyRegistered);
}
