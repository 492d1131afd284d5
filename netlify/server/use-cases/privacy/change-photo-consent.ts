import type { Profile } from '#domain/accounts/profile.ts';
import { messages } from '#words/office/refusals/people.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore } from '../../gateways/firestore.ts';
import { profiles } from '../../gateways/records.ts';
import { laterThan } from '../records/change-record.ts';
import { readConsentNotes } from './note-photo-consent.ts';

interface ConsentChange {
  playerId: string;
  photoConsent: boolean;
  /** Refuses by throwing, having seen the player as it stands. */
  check: (player: Profile) => void;
}

/**
 * Gives or withdraws the consent to show a player. Who did it stands in the audit log; of a withdrawal
 * the office is emailed what of this player is public, in the same transaction.
 * @throws AppError not_found, and what `check` throws
 */
export async function changePhotoConsent(
  { playerId, photoConsent, check }: ConsentChange,
  actor: Account,
  now: Date,
): Promise<Profile> {
  return firestore().runTransaction(async (transaction) => {
    const doc = profiles().doc(playerId);
    const player = (await transaction.get(doc)).data();
    if (player?.role !== 'member') {
      throw new AppError('not_found', messages.gonePlayer);
    }
    check(player);
    if (player.photoConsent === photoConsent) return player;
    const changed = { ...player, photoConsent, updatedAt: laterThan(player.updatedAt, now) };
    const writeNotes = await readConsentNotes(transaction, changed, actor, now);
    transaction.set(doc, changed);
    writeNotes();
    return changed;
  });
}
