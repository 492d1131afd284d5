import type { SeenRecord } from '#contracts/records/change.ts';
import { publishedFolder } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { messages } from '#words/office/refusals/submissions.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { GALLERY_CACHE_TAG, mediaCacheTag } from '../../core/cache-tags.ts';
import { env } from '../../core/env.ts';
import { gallerySubmissions } from '../../gateways/records.ts';
import { deleteFiles, deleteFolder } from '../../gateways/storage.ts';
import { writtenIn } from '../../mails/compose.ts';
import { submissionApproved, submissionRejected } from '../../mails/gallery-mails.ts';
import { changePublic } from '../cache/forget-cached.ts';
import { readerLanguage } from '../languages/reader-language.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { readWordsAbout } from '../privacy/forget-about.ts';
import { changeRecord, deleteRecord, staleRecord } from '../records/change-record.ts';
import { readTeamInformation } from '../team/read-team-information.ts';
import { publishFiles } from './publish-submission.ts';
import { bareFactOf } from './sender.ts';
import { mustMayBeShown, readWithoutConsent } from './tagged-players.ts';

interface Reviewer {
  actor: Account;
  now: Date;
}

const collection = () => gallerySubmissions();

/**
 * Publishes a pending or rejected submission, and emails its sender so.
 * @throws AppError not_found, conflict when it is decided otherwise already, was changed since it was
 * seen, or cannot be read
 */
export async function approveSubmission(
  record: SeenRecord,
  playerIds: readonly string[] | undefined,
  { actor, now }: Reviewer,
): Promise<GallerySubmission> {
  const seen = await readSeen(record);
  if (seen.status === 'approved') throw alreadyDecided('approved');
  const team = await readTeamInformation();
  try {
    const published = await publishFiles(seen);
    const { SITE_URL: siteUrl, OFFICE_EMAIL: officeEmail } = env();
    return await changePublic(now, (addPurges) =>
      changeRecord<GallerySubmission>(
        record,
        (current) => ({
          ...current,
          status: 'approved',
          published,
          ...(current.submissionType === 'video' && { isVideoClean: true }),
          playerIds: withoutRepeats(playerIds ?? current.playerIds),
          reviewedBy: actor.uid,
          reviewedAt: now.toISOString(),
          rejectionReason: null,
        }),
        {
          collection: collection(),
          actor,
          action: 'submission.approved',
          now,
          inTransaction: async (transaction, changed) => {
            const areNamedNow = playerIds !== undefined;
            const submission = await mustMayBeShown(transaction, changed, areNamedNow);
            const draft = writtenIn(await languageOfSender(submission), () =>
              submissionApproved(submission, { siteUrl, officeEmail, teamName: team?.teamName }),
            );
            await addMailsOnce(transaction, [draft], now);
            addPurges(transaction, [GALLERY_CACHE_TAG]);
            return submission;
          },
        },
      ),
    );
  } catch (error) {
    await withdrawUnlessApproved(record.id);
    throw error;
  }
}

const languageOfSender = ({ submitterEmail: email, language }: GallerySubmission) =>
  readerLanguage({ email, language });

/**
 * Says whom an approved submission shows, so that it is found when one of them withdraws the consent.
 * A player without consent can be tagged: what shows them is on their list then, to be removed.
 * @returns also the names of those
 * @throws AppError not_found, conflict where it is not approved or was changed since it was seen
 */
export async function tagSubmission(
  record: SeenRecord,
  playerIds: readonly string[],
  { actor, now }: Reviewer,
): Promise<{ submission: GallerySubmission; withoutConsent: string[] }> {
  let withoutConsent: string[] = [];
  const submission = await changeRecord<GallerySubmission>(
    record,
    (current) => {
      if (current.status === 'approved')
        return { ...current, playerIds: withoutRepeats(playerIds) };
      throw new AppError('conflict', messages.tagWhenApproved);
    },
    {
      collection: collection(),
      actor,
      action: 'submission.tagged',
      now,
      inTransaction: async (transaction, tagged) => {
        withoutConsent = await readWithoutConsent(transaction, tagged);
      },
    },
  );
  return { submission, withoutConsent };
}

const withoutRepeats = (ids: readonly string[]) => [...new Set(ids)];

/**
 * What was published of a submission that is not approved after all must not stay where the public can have
 * it. Where its record cannot be read it stays: the approval may have been saved, and whoever decides
 * next, approves it or removes it. Never throws: the reason why the approval failed is what is told.
 */
async function withdrawUnlessApproved(id: string): Promise<void> {
  try {
    const current = (await collection().doc(id).get()).data();
    if (current?.status !== 'approved') await deleteFolder(publishedFolder(id));
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', code: 'withdraw_failed', id, detail: String(error) }),
    );
  }
}

/**
 * Rejects a pending submission, and emails its sender why. What an approval that broke off has left where
 * the public can have it goes. Whom it shows is kept: it may be approved after all. @throws AppError invalid_input, not_found, conflict
 */
export async function rejectSubmission(
  record: SeenRecord,
  { reason, playerIds }: { reason: string | undefined; playerIds: readonly string[] | undefined },
  { actor, now }: Reviewer,
): Promise<GallerySubmission> {
  if (!reason) {
    const message = messages.sayWhy;
    throw new AppError('invalid_input', message, { fields: { reason: message } });
  }
  // From our records and not from content, whose client would be the heaviest part of this function.
  const team = await readTeamInformation();
  return changeRecord(
    record,
    (current) => {
      if (current.status !== 'pending') throw alreadyDecided(current.status);
      return {
        ...current,
        status: 'rejected',
        playerIds: withoutRepeats(playerIds ?? current.playerIds),
        reviewedBy: actor.uid,
        reviewedAt: now.toISOString(),
        rejectionReason: reason,
      };
    },
    {
      collection: collection(),
      actor,
      action: 'submission.rejected',
      now,
      inTransaction: async (transaction, rejected) => {
        await deleteFolder(publishedFolder(rejected.id));
        const draft = writtenIn(await languageOfSender(rejected), () =>
          submissionRejected(rejected, {
            officeEmail: env().OFFICE_EMAIL,
            teamName: team?.teamName,
          }),
        );
        await addMailsOnce(transaction, [draft], now);
      },
    },
  );
}

/**
 * Deletes a submission with every file of it and what emails and the log say of it, and has the CDN forget it,
 * which is tried until it is done. @throws AppError not_found, conflict
 */
export async function deleteSubmission(
  record: SeenRecord,
  { actor, now }: Reviewer,
): Promise<void> {
  await changePublic(now, (addPurges) =>
    deleteRecord(record, {
      collection: collection(),
      actor,
      action: 'submission.deleted',
      now,
      isFinal: true,
      logged: bareFactOf,
      // The files first: were the record gone, nobody would find what is left of them. And with the
      // record held: nobody decides otherwise while they go.
      inTransaction: async (transaction, { id, fileName, poster }) => {
        // What was decided just before may be on its way to the sender.
        const path = `gallerySubmissions/${id}`;
        const forget = await readWordsAbout(transaction, path, 'keepOffices');
        forget();
        addPurges(transaction, [GALLERY_CACHE_TAG, mediaCacheTag(id)]);
        await deleteFolder(publishedFolder(id));
        await deleteFiles([fileName, ...(poster ? [poster.path] : [])]);
      },
    }),
  );
}

async function readSeen({ id, seen }: SeenRecord): Promise<GallerySubmission> {
  const current = (await collection().doc(id).get()).data();
  if (!current) throw new AppError('not_found', messages.gone);
  if (current.updatedAt !== seen) throw staleRecord();
  return current;
}

const alreadyDecided = (status: string) => new AppError('conflict', messages.already(status));
