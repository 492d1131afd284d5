import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { recordsOf } from '../../gateways/firestore.ts';
import { registrations } from '../../gateways/records.ts';
import { readNewSeason } from './new-season-name.ts';

/** Whether steps can be taken back: until a family has registered for the season that is published. */
export async function canUndo(change: SeasonChange): Promise<boolean> {
  const seasonName = await readNewSeason(change);
  if (seasonName === null) return true;
  const { docs } = await recordsOf(registrations()).where('seasonName', '==', seasonName).get();
  return readable(docs).every(({ cancelled }) => cancelled);
}

/** @throws AppError conflict */
export async function refuseLateUndo(change: SeasonChange): Promise<void> {
  if (await canUndo(change)) return;
  throw new AppError('conflict', messages.familyRegistered);
}
