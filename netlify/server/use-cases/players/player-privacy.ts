import type { Transaction } from '@google-cloud/firestore';
import type { Player, PlayerPicture } from '#contracts/players/dashboard.ts';
import type { SeenRecord } from '#contracts/records/change.ts';
import type { Profile } from '#domain/accounts/profile.ts';
import { mediaAddress } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import type { Account } from '../../core/account.ts';
import { readable } from '../../core/broken-records.ts';
import { gallerySubmissions } from '../../gateways/records.ts';
import { changeMedicalNote, versionOf } from '../privacy/change-medical-note.ts';
import { changePhotoConsent } from '../privacy/change-photo-consent.ts';
import { staleRecord } from '../records/change-record.ts';
import { readNamesakesAt } from './namesakes-at.ts';
import { asPlayer, readOwnTeam } from './own-team.ts';

/* What an admin does about a player's privacy. */

/**
 * Withdrawn, it is so for the child's past players under one address, too: photos are tagged with either.
 * @throws AppError not_found, conflict (changed since it was seen)
 */
export async function savePhotoConsent(
  { id, seen, photoConsent }: SeenRecord & { photoConsent: boolean },
  actor: Account,
  now: Date,
): Promise<Player> {
  const check = ({ updatedAt }: { updatedAt: string }) => {
    if (updatedAt !== seen) throw staleRecord();
  };
  const readOthers = async (transaction: Transaction, player: Profile) =>
    (await readNamesakesAt(transaction, player)).filter(({ userId }) => userId === null);
  const change = { playerId: id, photoConsent, check, ...(!photoConsent && { readOthers }) };
  const player = await changePhotoConsent(change, actor, now);
  return asPlayer(player, await readOwnTeam());
}

/**
 * Corrects the note as it was seen, writes one where there was none (`seen` null), or deletes it.
 * @throws AppError not_found, conflict (changed since it was seen)
 */
export async function saveMedicalNote(
  { id, seen, text }: { id: string; seen: string | null; text: string | null },
  actor: Account,
  now: Date,
): Promise<void> {
  await changeMedicalNote(
    {
      playerId: id,
      text,
      check: (_, note) => {
        if (versionOf(note) !== seen) throw staleRecord();
      },
    },
    actor,
    now,
  );
}

/** What is in the gallery, or waits to be, and is tagged with a player; the newest first. */
export async function listPictures(playerId: string): Promise<PlayerPicture[]> {
  const tagged = await gallerySubmissions().where('playerIds', 'array-contains', playerId).get();
  return readable(tagged.docs)
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
    .map(toPicture);
}

function toPicture(submission: GallerySubmission): PlayerPicture {
  const { id, title, submissionType, status, createdAt, updatedAt, published } = submission;
  const smallest = published.findLast(({ contentType }) => contentType.startsWith('image/'));
  return {
    id,
    title,
    kind: submissionType,
    status,
    createdAt,
    updatedAt,
    src: smallest ? mediaAddress(smallest.path) : null,
  };
}
