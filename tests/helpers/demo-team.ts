import { seedTeamInformation } from '#local/seed/records/seed-team-information.ts';
import { teamInformation } from '#server/gateways/records.ts';

/** Saves the demo's Team Info: until then the program goes by its legal name, and has no address. */
export async function saveDemoTeam(): Promise<void> {
  await teamInformation().doc('current').set(seedTeamInformation);
}
