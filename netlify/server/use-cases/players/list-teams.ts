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
  current.add(ownTeam);
  for (const name of current) past.delete(name);
  return { ownTeam, teams: sorted(current), pastTeams: sorted(past) };
}

/** Firestore cannot tell different values apart: of everyone who is in a team, two fields are read. */
async function readTeamNames(): Promise<Record<'current' | 'past', Set<string>>> {
  const { docs } = await profiles()
    .where('role', '==', 'member')
    .where('teamName', '>', '')
    .select('teamName', 'pastSeason')
    .get();
  const names = { current: new Set<string>(), past: new Set<string>() };
  for (const doc of docs) {
    const name: unknown = doc.get('teamName');
    // Records of before past players do not say.
    const isPast = typeof doc.get('pastSeason') === 'string';
    if (typeof name === 'string') names[isPast ? 'past' : 'current'].add(name);
  }
  return names;
}

const sorted = (names: ReadonlySet<string>) => [...names].sort((a, b) => a.localeCompare(b));
