import { isStanding } from '#domain/registration/cancellation.ts';
import type { Registration } from '#domain/registration/registration.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { readable } from '../../core/broken-records.ts';
import { registrations } from '../../gateways/records.ts';
import { findIn } from '../records/in-chunks.ts';

/** The names under which registrations of a season were made: more than one where the office has corrected it. */
export async function namesOfSeason(seasonName: string): Promise<string[]> {
  // Registrations are many and their seasons few: of each name one is read.
  const byName = registrations().orderBy('seasonName').select('seasonName').limit(1);
  const names: string[] = [];
  for (let found = await byName.get(); found.docs[0]; ) {
    const name: string = found.docs[0].get('seasonName');
    names.push(name);
    found = await byName.startAfter(name).get();
  }
  return names.filter((name) => isSameSeason(name, seasonName));
}

/** The registrations of a season, the canceled ones included. */
export async function readOfSeason(seasonName: string): Promise<Registration[]> {
  return readable(await findIn(registrations(), 'seasonName', await namesOfSeason(seasonName)));
}

/** Those that count. */
export async function readStandingOfSeason(seasonName: string): Promise<Registration[]> {
  return (await readOfSeason(seasonName)).filter(counts);
}

export const counts = ({ cancelled, payment }: Registration) => !cancelled && isStanding(payment);
