import type { TeamInformation } from '#domain/team/team-information.ts';
import { readOne } from '../core/broken-records.ts';
import { teamInformation } from './records.ts';

/** What staff say of the program; undefined before it was first saved, and where it cannot be read. */
export async function readTeam(): Promise<TeamInformation | undefined> {
  return readOne(await teamInformation().doc('current').get());
}
