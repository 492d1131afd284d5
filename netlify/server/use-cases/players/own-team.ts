import type { DocumentSnapshot } from '@google-cloud/firestore';
import type { Player } from '#contracts/players/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { isSameTeam } from '#domain/players/team-names.ts';
import { readSettings } from '../../gateways/content.ts';

/** The name of the program's own team: that of everyone who is in no other. */
export async function readOwnTeam(): Promise<string> {
  return (await readSettings()).programName;
}

/** Whether a profile, or a part of one with its `teamName`, is of a team. Firestore would take each spelling for another team. */
export function isInTeam(team: string, ownTeam: string): (doc: DocumentSnapshot) => boolean {
  return (doc) => {
    const name: unknown = doc.get('teamName');
    // A record that cannot be read is looked for under the program's own team, and told of.
    return isSameTeam(typeof name === 'string' ? name : ownTeam, team);
  };
}

/** A profile as the dashboard shows it. */
export function asPlayer(profile: Profile, ownTeam: string): Player {
  return { ...profile, team: profile.teamName ?? ownTeam };
}
