import type { Player } from '#contracts/players/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { readSettings } from '../../gateways/content.ts';

/** The name of the program's own team: that of everyone who is in no other. */
export async function readOwnTeam(): Promise<string> {
  return (await readSettings()).programName;
}

/** What the profiles of a team's players have for its name: who is in no other team is in the program's own. */
export function storedNames(team: string, ownTeam: string): readonly (string | null)[] {
  return team === ownTeam ? [team, null] : [team];
}

/** A profile as the dashboard shows it. */
export function asPlayer(profile: Profile, ownTeam: string): Player {
  return { ...profile, team: profile.teamName ?? ownTeam };
}
