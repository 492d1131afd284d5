import { profiles } from '../../gateways/records.ts';
import { readOwnTeam } from './own-team.ts';

const MAX_TEAMS = 50;

/** The teams that players are in, by name, and the program's own. */
export async function listTeams(): Promise<{ ownTeam: string; teams: string[] }> {
  const [ownTeam, named] = await Promise.all([readOwnTeam(), namedTeams()]);
  const teams = [...new Set([ownTeam, ...named])].sort((a, b) => a.localeCompare(b));
  return { ownTeam, teams };
}

/** Firestore cannot tell different values apart, so from each name the next one is asked for. */
async function namedTeams(): Promise<string[]> {
  const players = profiles().where('role', '==', 'member').orderBy('teamName').limit(1);
  const names: string[] = [];
  while (names.length < MAX_TEAMS) {
    const next = await players.where('teamName', '>', names.at(-1) ?? '').get();
    const name: unknown = next.docs[0]?.get('teamName');
    if (typeof name !== 'string') break;
    names.push(name);
  }
  return names;
}
