import type { Transaction } from '@google-cloud/firestore';
import { fullName } from '#domain/accounts/full-name.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/refusals/submissions.ts';
import { AppError } from '../../core/app-error.ts';
import { profiles } from '../../gateways/records.ts';

/**
 * Refuses to show a player who may not be shown. Looked up in the transaction that publishes, so that a
 * consent withdrawn at the same moment counts.
 * @param areNamedNow whether the reviewer has just named the players; of those named earlier, who was
 *   deleted since is left out: no dialog lists them, so nobody could
 * @returns the submission as it is to be stored
 * @throws AppError conflict, invalid_input for a player that is no longer there
 */
export async function mustMayBeShown(
  transaction: Transaction,
  submission: GallerySubmission,
  areNamedNow: boolean,
): Promise<GallerySubmission> {
  const { playerIds } = submission;
  if (playerIds.length === 0) return submission;
  const all = await transaction.getAll(...playerIds.map((id) => profiles().doc(id)));
  const found = areNamedNow ? all : all.filter((doc) => doc.exists);
  const players = found.map((doc) => doc.data());
  if (players.some((player) => player?.role !== 'member')) {
    const message = messages.gonePlayer;
    throw new AppError('invalid_input', message, { fields: { playerIds: message } });
  }
  const refused = withoutConsent(players);
  if (refused.length === 0) return { ...submission, playerIds: found.map(({ id }) => id) };
  throw new AppError('conflict', messages.noConsent(refused.join(', ')));
}

/** The names of those whom a submission shows and who may not be shown. */
export async function readWithoutConsent(
  transaction: Transaction,
  { playerIds }: GallerySubmission,
): Promise<string[]> {
  if (playerIds.length === 0) return [];
  const all = await transaction.getAll(...playerIds.map((id) => profiles().doc(id)));
  return withoutConsent(all.map((doc) => doc.data()));
}

function withoutConsent(players: readonly (Profile | undefined)[]): string[] {
  return players.flatMap((player) => (player && !player.photoConsent ? [fullName(player)] : []));
}
