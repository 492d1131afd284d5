import type { Player } from '#contracts/players/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { profiles } from '../../gateways/records.ts';
import { changeRecord } from '../records/change-record.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';

/**
 * Makes a past player one of this season again, whom the office takes without a registration. Team, notes and
 * pictures are as they were. The registration of before is let go of: canceling it would take the player along.
 * @throws AppError not_found, conflict (changed since it was seen, or no past player)
 */
export async function bringBackPlayer(
  record: SeenRecord,
  actor: Account,
  now: Date,
): Promise<Player> {
  const saved = await changeRecord(
    record,
    (current) => {
      if (current.pastSeason === null) throw new AppError('conflict', messages.playsAlready);
      const broughtBackAt = now.toISOString();
      const fresh = { pastSeason: null, registrationId: null, returnedFrom: null };
      return { ...current, ...fresh, broughtBackAt };
    },
    { collection: profiles(), actor, action: 'profile.broughtBack', now },
  );
  return asPlayer(saved, await readOwnTeam());
}
