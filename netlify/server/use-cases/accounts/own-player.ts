import type { Transaction } from '@google-cloud/firestore';
import type { Profile } from '#domain/accounts/profile.ts';
import { messages } from '#words/refusals/accounts.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { env } from '../../core/env.ts';
import { forOffice } from '../../mails/compose.ts';
import { medicalNoteChanged } from '../../mails/privacy-mails.ts';
import { addHourlyMails } from '../mail/add-hourly-mails.ts';
import { playsUnderSameName, readNamesakesAt } from '../players/namesakes-at.ts';
import { changeMedicalNote } from '../privacy/change-medical-note.ts';
import { changePhotoConsent } from '../privacy/change-photo-consent.ts';
import { verifiedEmail } from './own-records.ts';
import { isPlayerOf } from './read-account-records.ts';

/* What a guardian decides for a player registered under their verified address. */

/**
 * A child who is there twice, of an earlier season and of this one, is shown as neither once it is withdrawn:
 * photos are tagged with either.
 * @throws AppError forbidden (email not verified), not_found (not their player)
 */
export async function changeOwnPhotoConsent(
  { playerId, photoConsent }: { playerId: string; photoConsent: boolean },
  account: Account,
  now: Date,
): Promise<Profile> {
  const check = mustBeOwn(account);
  const readOthers = async (transaction: Transaction, player: Profile) =>
    (await readNamesakesAt(transaction, player)).filter((one) => isPlayerOf(one, account));
  const change = { playerId, photoConsent, check, ...(!photoConsent && { readOthers }) };
  return changePhotoConsent(change, account, now);
}

/**
 * Replaces a player's medical information, or deletes it where `text` is null, and tells the office so, once
 * an hour. What stands there is shown to nobody here. Of a past player whose child plays this season it can only
 * be deleted: what is new has to reach the sheets.
 * @throws AppError forbidden (email not verified), not_found (not their player), conflict (not the one who plays)
 */
export async function changeOwnMedicalNote(
  { playerId, text }: { playerId: string; text: string | null },
  account: Account,
  now: Date,
): Promise<void> {
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const change = text === null ? 'deleted' : 'changed';
  await changeMedicalNote(
    {
      playerId,
      text,
      check: mustBeOwn(account),
      inTransaction: async (transaction, player) => {
        const isPast = text !== null && player.pastSeason !== null;
        if (isPast && (await playsUnderSameName(transaction, player))) {
          throw new AppError('conflict', messages.pastPlayer);
        }
        const about = { change, id: playerId, officeEmail, siteUrl } as const;
        const draft = forOffice(() => medicalNoteChanged(player, about));
        await addHourlyMails(transaction, [draft], now);
      },
    },
    account,
    now,
  );
}

/** Another's player and none at all are told apart by nobody. */
function mustBeOwn(account: Account): (player: Profile) => void {
  const email = verifiedEmail(account);
  return (player) => {
    if (player.email === email && isPlayerOf(player, account)) return;
    throw new AppError('not_found', messages.noPlayer);
  };
}
