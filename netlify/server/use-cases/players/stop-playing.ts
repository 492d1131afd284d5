import type { Transaction } from '@google-cloud/firestore';
import type { Player } from '#contracts/players/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { isPlayer } from '#domain/players/is-player.ts';
import { isSameSeason } from '#domain/seasons/same-season.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readOne } from '../../core/broken-records.ts';
import { readSettings } from '../../gateways/content.ts';
import { profiles, registrations } from '../../gateways/records.ts';
import { changeRecord } from '../records/change-record.ts';
import { asPlayer } from './own-team.ts';

/**
 * Makes a past player of one who stops playing before the season is over, as the change to a new season does
 * for all. Everything is kept, bills too; the player is on no emergency sheet.
 * @throws AppError not_found, conflict (changed since it was seen, a past player, or no player without an account)
 */
export async function stopPlaying(record: SeenRecord, actor: Account, now: Date): Promise<Player> {
  const { programName, seasonName } = await readSettings();
  const saved = await changeRecord(
    record,
    (current) => {
      if (current.pastSeason !== null) throw new AppError('conflict', messages.isPast);
      if (!isPlayer(current) || current.userId !== null) {
        throw new AppError('conflict', messages.hasAccount);
      }
      return { ...current, leftAt: now.toISOString() };
    },
    {
      collection: profiles(),
      actor,
      action: 'profile.stoppedPlaying',
      now,
      inTransaction: async (transaction, player) => ({
        ...player,
        pastSeason: await readSeasonOf(transaction, player, seasonName),
      }),
    },
  );
  return asPlayer(saved, programName);
}

/** The season that a player is registered for, which may be over while the next one's form is open already. */
async function readSeasonOf(
  transaction: Transaction,
  { registrationId }: Profile,
  published: string,
): Promise<string> {
  const doc = registrationId && (await transaction.get(registrations().doc(registrationId)));
  const registered = doc ? readOne(doc)?.seasonName : undefined;
  return registered && !isSameSeason(registered, published) ? registered : published;
}
