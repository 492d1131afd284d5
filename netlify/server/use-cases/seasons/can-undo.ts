import type { SeasonChange } from '#domain/seasons/season-change.ts';
import { messages } from '#words/office/refusals/seasons.ts';
import { AppError } from '../../core/app-error.ts';
import { readable } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { recordsOf } from '../../gateways/firestore.ts';
import { registrations } from '../../gateways/records.ts';

/** Whether steps can be taken back: until a family has registered for the season that is published. */
export async function canUndo({ from }: SeasonChange): Promise<boolean> {
  const { seasonName } = await readSettings();
  if (seasonName === from) return true;
  const { docs } = await recordsOf(registrations()).where('seasonName', '==', seasonName).get();
  return readable(docs).every(({ cancelled }) => cancelled);
}

/** @throws AppError conflict */
export async function refuseLateUndo(change: SeasonChange): Promise<void> {
  if (await canUndo(change)) return;
  throw new AppError('conflict', messages.familyRegistered);
}
