import type { Player } from '#contracts/players/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { UNCHOSEN_ROLE } from '#domain/accounts/roles.ts';
import type { ProfileChange } from '#domain/players/profile-change.ts';
import { messages } from '#words/office/refusals/people.ts';
import { messages as playerMessages } from '#words/office/refusals/players.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { profiles } from '../../gateways/records.ts';
import { changeRecord } from '../records/change-record.ts';
import { readToday } from '../team/read-today.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';
import { refuseBirthday } from './refuse-birthday.ts';

/**
 * Changes what the office keeps of a person.
 * @throws AppError not_found, conflict, invalid_input where the role is not for the dashboard to change, or
 *   the date of birth cannot be this person's
 */
export async function savePlayer(
  record: SeenRecord,
  form: ProfileChange,
  actor: Account,
  now: Date,
): Promise<Player> {
  const { role, age, grade, ...fields } = form;
  const counted = { ...(age !== undefined && { age }), ...(grade !== undefined && { grade }) };
  const today = await readToday(now);
  const saved = await changeRecord(
    record,
    (current) => {
      // What was said before this rule stays as it is.
      const isSaid = fields.dateOfBirth !== current.dateOfBirth;
      const isOther = age !== undefined && age !== current.age;
      const isOtherGrade = grade !== undefined && grade !== current.grade;
      if (isSaid || isOther) {
        refuseBirthday({ ...fields, ...counted, userId: current.userId }, today);
      }
      // Seasons make no past player of whoever has an account; they once did.
      const pastSeason = current.userId === null ? current.pastSeason : null;
      const ageSaidAt = isOther || isOtherGrade ? now.toISOString() : current.ageSaidAt;
      const said = { ...counted, ageSaidAt };
      return { ...current, ...fields, ...said, pastSeason, role: roleAfter(current, role) };
    },
    { collection: profiles(), actor, action: 'profile.updated', now },
  );
  return asPlayer(saved, await readOwnTeam());
}

function roleAfter(current: Profile, role: ProfileChange['role']): Profile['role'] {
  if (current.role === 'admin') return role === null ? 'admin' : refuseRole(messages.adminsTab);
  const isTaken = role === UNCHOSEN_ROLE && current.role !== UNCHOSEN_ROLE;
  return role === null || isTaken ? refuseRole(playerMessages.role) : role;
}

function refuseRole(message: string): never {
  throw new AppError('invalid_input', message, { fields: { 'player.role': message } });
}
