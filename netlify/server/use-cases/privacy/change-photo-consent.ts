import type { Transaction } from '@google-cloud/firestore';
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
  /** For whom the same is meant. */
  readOthers?: (transaction: Transaction, player: Profile) => Promise<Profile[]>;
}

/**
 * Gives or withdraws the consent to show a player. Who did it stands in the audit log; of a withdrawal
 * the office is emailed what of each player is public, in the same transaction.
 * @throws AppError not_found, and what `check` throws
 */
export async function changePhotoConsent(
  { playerId, photoConsent, check, readOthers }: ConsentChange,
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
    const others = (await readOthers?.(transaction, player)) ?? [];
    const changed = [player, ...others]
      .filter((one) => one.photoConsent !== photoConsent)
      .map((one) => ({ ...one, photoConsent, updatedAt: laterThan(one.updatedAt, now) }));
    const notes = await Promise.all(
      changed.map((one) => readConsentNotes(transaction, one, actor, now)),
    );
    for (const one of changed) transaction.set(profiles().doc(one.id), one);
    for (const writeNotes of notes) writeNotes();
    return changed.find(({ id }) => id === playerId) ?? player;
  });
}
