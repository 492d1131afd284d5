import { type EmergencySheet, MAX_SHEET_PLAYERS } from '#contracts/players/dashboard.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { isPlayer } from '#domain/players/is-player.ts';
import { isSameTeam, teamsOf } from '#domain/players/team-names.ts';
import type { Account } from '../../core/account.ts';
import { brokenRecordsNoted } from '../../core/broken-records.ts';
import { auditLog, profiles } from '../../gateways/records.ts';
import { auditEntry } from '../records/audit.ts';
import { countBroken } from '../records/count-broken.ts';
import { readById } from '../records/read-by-id.ts';
import { isInTeam, readOwnTeam } from './own-team.ts';

/**
 * The players of a team with whom to call for them. Who asks stands in the audit log before it is
 * answered: without the entry there is no answer.
 * @param team empty = the program's own
 */
export async function readEmergencySheet(
  team: string,
  actor: Account,
  now: Date,
): Promise<EmergencySheet> {
  const ownTeam = await readOwnTeam();
  const wanted = team || ownTeam;
  const players = (await playersOf(wanted, ownTeam)).sort(byName);
  const spellings = players.flatMap(({ teamName }) => teamName ?? []);
  const name = isSameTeam(wanted, ownTeam) ? ownTeam : (teamsOf(spellings)[0] ?? wanted);
  const shown = players.slice(0, MAX_SHEET_PLAYERS);
  const what = { team: name, players: shown.length };
  const entry = auditEntry(actor, 'emergencySheet.read', 'emergencySheets', now, {}, what);
  await auditLog().doc(entry.id).create(entry);
  await brokenRecordsNoted();
  return {
    team: name,
    players: shown.map(sheetLine),
    more: players.length > MAX_SHEET_PLAYERS,
    unreadable: await countBroken([profiles().id]),
  };
}

async function playersOf(team: string, ownTeam: string): Promise<Profile[]> {
  const members = await profiles().where('role', '==', 'member').select('teamName').get();
  const ids = members.docs.filter(isInTeam(team, ownTeam)).map(({ id }) => id);
  const found = await readById(profiles(), ids);
  // Records of before do not say that they are of this season, and Firestore would leave them out.
  return [...found.values()].filter((one) => isPlayer(one) && one.pastSeason === null);
}

function byName(a: Profile, b: Profile): number {
  return a.lastName.localeCompare(b.lastName) || a.firstName.localeCompare(b.firstName);
}

function sheetLine(profile: Profile): EmergencySheet['players'][number] {
  const { id, firstName, lastName, email, jerseyNumber, age, grade, phone } = profile;
  const { parentGuardianName, parentGuardianPhone } = profile;
  const { emergencyContactName, emergencyContactPhone } = profile;
  return {
    id,
    firstName,
    lastName,
    email,
    jerseyNumber,
    age,
    grade,
    phone,
    parentGuardianName,
    parentGuardianPhone,
    emergencyContactName,
    emergencyContactPhone,
  };
}
