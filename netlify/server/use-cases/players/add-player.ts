import type { Transaction } from '@google-cloud/firestore';
import type { Player } from '#contracts/players/dashboard.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import { newProfile } from '#domain/accounts/new-profile.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { dayOf } from '#domain/calendar/day.ts';
import { type NewPlayer, newPlayerForm } from '#domain/players/new-player-form.ts';
import type { Settings } from '#domain/settings/settings.ts';
import { messages } from '#words/office/refusals/people.ts';
import { messages as common } from '#words/refusals/common.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readSettings } from '../../gateways/content.ts';
import { profiles } from '../../gateways/records.ts';
import { createOnceByKey } from '../records/change-record.ts';
import { readNamesakesAt } from './namesakes-at.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';
import { refuseBirthday } from './refuse-birthday.ts';

/**
 * Adds a player by hand, whom the guardian's account finds as one who was registered. The same key
 * twice is one player.
 * @throws AppError invalid_input, also where the guardian has this player already;
 *   idempotency_key_reused
 */
export async function addPlayer(
  key: string,
  form: NewPlayer,
  actor: Account,
  now: Date,
): Promise<Player> {
  const settings = await readSettings();
  refuseOutsider(form, settings);
  refuseBirthday(form, dayOf(now, settings.timeZone));
  const id = key.toLowerCase();
  const player = newProfile({ ...form, id, userId: null, role: 'member' }, now);
  const saved = await createOnceByKey(player, {
    collection: profiles(),
    actor,
    action: 'profile.created',
    now,
    inTransaction: refuseSecond,
  });
  return asPlayer(saved, await readOwnTeam());
}

/** Whom the program takes, the settings say. @throws AppError invalid_input */
function refuseOutsider(form: NewPlayer, { ages, grades }: Settings): void {
  const { age, grade } = newPlayerForm({ ages, grades }).shape;
  const issues = Object.entries({ age, grade }).flatMap(([field, schema]) => {
    const message = schema.safeParse(form[field as 'age' | 'grade']).error?.issues[0]?.message;
    return message === undefined ? [] : [[`player.${field}`, message] as const];
  });
  if (issues.length === 0) return;
  throw new AppError('invalid_input', common.checkFields, {
    fields: Object.fromEntries(issues),
  });
}

/** The office may not know that the family has registered the child already. */
async function refuseSecond(transaction: Transaction, player: Profile): Promise<void> {
  const namesakes = await readNamesakesAt(transaction, player);
  if (namesakes.length === 0) return;
  const isPast = namesakes.every(({ pastSeason }) => pastSeason !== null);
  const tell = isPast ? messages.pastPlayerThere : messages.playerThere;
  const message = tell(fullName(player), player.email);
  throw new AppError('invalid_input', message, { fields: { 'player.firstName': message } });
}
