import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/refusals/submissions.ts';
import { AppError } from '../../core/app-error.ts';
import { profiles } from '../../gateways/records.ts';

/**
 * Refuses to show a player who may not be shown. Looked up in the transaction that publishes, so that a
 * consent withdrawn at the same moment counts.
 * @throws AppError conflict, invalid_input for a player that is no longer there
 */
export async function mustMayBeShown(
  transaction: Transaction,
  { playerIds }: GallerySubmission,
): Promise<void> {
  if (playerIds.length === 0) return;
  const found = await transaction.getAll(...playerIds.map((id) => profiles().doc(id)));
  const players = found.map((doc) => doc.data());
  if (players.some((player) => player?.role !== 'member')) {
    const message = messages.gonePlayer;
    throw new AppError('invalid_input', message, { fields: { playerIds: message } });
  }
  const refused = players.flatMap((player) =>
    player && !player.photoConsent ? [fullName(player)] : [],
  );
  if (refused.length === 0) return;
  throw new AppError('conflict', messages.noConsent(refused.join(', ')));
}
