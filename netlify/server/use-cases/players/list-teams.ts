import { isSameTeam, teamsOf } from '#domain/players/team-names.ts';
import { profiles } from '../../gateways/records.ts';
import { readOwnTeam } from './own-team.ts';

interface Teams {
  ownTeam: string;
  /** Of players of now, and the program's own. */
  teams: string[];
  /** Of past players alone. */
  pastTeams: string[];
}

/** The teams that players are in, by name, and the program's own. */
export async function listTeams(): Promise<Teams> {
  const [ownTeam, { current, past }] = await Promise.all([readOwnTeam(), readTeamNames()]);
  const others = current.filter((name) => !isSameTeam(name, ownTeam));
  const teams = teamsOf([ownTeam, ...others]);
  const pastTeams = teamsOf(past).filter((name) => !teams.some((team) => isSameTeam(team, name)));
  return { ownTeam, teams, pastTeams };
}

/** Firestore cannot tell different values apart: of everyone who is in a team, two fields are read. */
async function readTeamNames(): Promise<Record<'current' | 'past', string[]>> {
  const { docs } = await profiles()
    .where('role', '==', 'member')
    .where('teamName', '>', '')
    .select('teamName', 'pastSeason')
    .get();
  const names = { current: [] as string[], past: [] as string[] };
  for (const doc of docs) {
    const name: unknown = doc.get('teamName');
    // Records of before past players do not say.
    const isPast = typeof doc.get('pastSeason') === 'string';
    if (typeof name === 'string') names[isPast ? 'past' : 'current'].push(name);
  }
  return names;
}
