import type { QueryDocumentSnapshot, Transaction } from '@google-cloud/firestore';
import { publishedFolder } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { AppError } from '../../core/app-error.ts';
import { readOne } from '../../core/broken-records.ts';
import { mediaCacheTag } from '../../core/cache-tags.ts';
import { env } from '../../core/env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { gallerySubmissions } from '../../gateways/records.ts';
import { deleteFolder, isNotFound } from '../../gateways/storage.ts';
import { forOffice } from '../../mails/compose.ts';
import { videoNotCleaned } from '../../mails/gallery-mails.ts';
import { changePublic } from '../cache/forget-cached.ts';
import { addMailsOnce } from '../mail/write-mail-once.ts';
import { forEachRecord, type JobResult } from '../nightly/job.ts';
import { publishVideo } from './publish-video.ts';

/** Of a run: each may be 100 MB. What is left is for the next one, and nobody's trouble. */
const BATCH = 3;

/**
 * Publishes anew what was approved before videos were cleaned, without the place where they were filmed. One of
 * which nobody can tell is looked at once, and the office is told of it: it stays public until they decide.
 */
export async function cleanPublished(now: Date, hasTime: () => boolean): Promise<JobResult> {
  const { docs } = await gallerySubmissions()
    .where('status', '==', 'approved')
    .where('submissionType', '==', 'video')
    .orderBy('createdAt', 'desc')
    .get();
  const old = docs.filter((doc) => {
    const submission = readOne(doc);
    return submission !== undefined && submission.isVideoClean === undefined;
  });
  const clean = async (doc: QueryDocumentSnapshot<GallerySubmission>) => {
    if (!hasTime()) return false;
    const submission = doc.data();
    const isVideoClean = await cleanOne(submission);
    await note(submission.id, isVideoClean, now);
    return isVideoClean;
  };
  const { done, failed } = await forEachRecord(old.slice(0, BATCH), clean, 1);
  return { done, failed, left: 0, resumeAt: {} };
}

async function cleanOne(submission: GallerySubmission): Promise<boolean> {
  const { fileName, fileSize, published } = submission;
  const shown = published.find(({ contentType }) => contentType.startsWith('video/'));
  if (!shown) return true;
  try {
    const { path, contentType } = shown;
    await publishVideo({ path: fileName, size: fileSize, contentType }, path);
    return true;
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'conflict') && !isNotFound(error))
      throw error;
    return false;
  }
}

async function tellOffice(
  transaction: Transaction,
  submission: GallerySubmission,
  now: Date,
): Promise<void> {
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const draft = forOffice(() => videoNotCleaned(submission, { officeEmail, siteUrl }));
  await addMailsOnce(transaction, [draft], now);
}

/** Beside `updatedAt`: nothing has changed that an admin sees. Of one that was deleted meanwhile nothing stays. */
async function note(id: string, isVideoClean: boolean, now: Date): Promise<void> {
  await changePublic(now, (addPurges) =>
    firestore().runTransaction(async (transaction) => {
      const doc = gallerySubmissions().doc(id);
      const current = readOne(await transaction.get(doc));
      if (current && !isVideoClean) await tellOffice(transaction, current, now);
      if (current) transaction.set(doc, { ...current, isVideoClean });
      else await deleteFolder(publishedFolder(id));
      if (isVideoClean) addPurges(transaction, [mediaCacheTag(id)]);
    }),
  );
}
