import type { TeamInformation } from '#domain/team/team-information.ts';
import { teamInformation } from '../../gateways/records.ts';

/** The single record behind the Team Info tab, or undefined before it was first saved. */
export async function readTeamInformation(): Promise<TeamInformation | undefined> {
  return (await teamInformation().doc('current').get()).data();
}
