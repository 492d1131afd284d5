import type { Transaction } from '@google-cloud/firestore';
import type { Player } from '#contracts/players/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { countOn } from '#domain/registration/counted-on.ts';
import { playerRules } from '#domain/registration/rules-of-settings.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readOne } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { profiles, registrations } from '../../gateways/records.ts';
import { changeRecord } from '../records/change-record.ts';
import { readMoved } from '../seasons/new-season-name.ts';
import { playsUnderSameName } from './namesakes-at.ts';
import { asPlayer } from './own-team.ts';

/**
 * Makes a past player one of this season again, whom the office takes without a registration. Team, notes and
 * pictures are as they were; age and grade are counted on. The registration of a season before is let go of:
 * canceling it would take the player along. Who left a season whose players New Season has not moved yet is as
 * before leaving, whatever is published, and leaves with the others.
 * @throws AppError not_found, conflict (changed since it was seen, no past player, or the family has one of the
 *   same name who plays)
 */
export async function bringBackPlayer(
  record: SeenRecord,
  actor: Account,
  now: Date,
): Promise<Player> {
  const [settings, isMoved] = await Promise.all([readSettings(), readMoved()]);
  const isMidSeason = ({ leftAt, pastSeason }: Profile) =>
    leftAt !== null && pastSeason !== null && !isMoved(pastSeason);
  const saved = await changeRecord(
    record,
    (current) => {
      if (current.pastSeason === null) throw new AppError('conflict', messages.playsAlready);
      const back = { ...current, pastSeason: null, leftAt: null };
      if (isMidSeason(current)) return back;
      return {
        ...back,
        broughtBackAt: now.toISOString(),
        registrationId: null,
        returnedFrom: null,
      };
    },
    {
      collection: profiles(),
      actor,
      action: 'profile.broughtBack',
      now,
      inTransaction: async (transaction, player, before) => {
        await refuseBesideCurrent(transaction, player);
        if (isMidSeason(before)) return player;
        const since = await readAgeDate(transaction, before);
        return { ...player, ...countOn(player, since, now, playerRules(settings)) };
      },
    },
  );
  return asPlayer(saved, settings.programName);
}

async function refuseBesideCurrent(transaction: Transaction, player: Profile): Promise<void> {
  if (!(await playsUnderSameName(transaction, player))) return;
  throw new AppError('conflict', messages.playerThere(fullName(player), player.email));
}

/** When a player's age and grade were last said or counted on. */
async function readAgeDate(
  transaction: Transaction,
  { registrationId, createdAt, broughtBackAt, ageSaidAt }: Profile,
): Promise<string> {
  const doc = registrationId && (await transaction.get(registrations().doc(registrationId)));
  const registeredAt = doc ? (readOne(doc)?.createdAt ?? '') : '';
  const dates = [createdAt, broughtBackAt ?? '', ageSaidAt ?? '', registeredAt];
  const [last = createdAt] = dates.sort().reverse();
  return last;
}
