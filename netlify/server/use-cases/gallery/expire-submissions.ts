import type { DocumentReference } from '@google-cloud/firestore';
import { subDays } from 'date-fns';
import { publishedFolder } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { readOne } from '../../core/broken-records.ts';
import { env } from '../../core/env.ts';
import { firestore } from '../../gateways/firestore.ts';
import { gallerySubmissions } from '../../gateways/records.ts';
import { deleteFiles, deleteFolder } from '../../gateways/storage.ts';
import { forOffice } from '../../mails/compose.ts';
import { submissionsWaiting } from '../../mails/gallery-mails.ts';
import { writeMailOnce } from '../mail/write-mail-once.ts';
import { forEachRecord, type JobResult } from '../nightly/job.ts';
import { sweep } from '../nightly/sweep.ts';
import { readWordsAbout } from '../privacy/forget-about.ts';

/** A rejection can be taken back for so long. */
const REJECTED_KEPT_DAYS = 30;
const PENDING_KEPT_DAYS = 90;
/** How long before that the office is told, once a week. */
const NOTICE_DAYS = 30;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/** Pictures of minors are not kept for nobody: rejected submissions are deleted a month after their rejection. */
export const expireRejected = (now: Date, hasTime: () => boolean): Promise<JobResult> =>
  expire('rejected', 'reviewedAt', subDays(now, REJECTED_KEPT_DAYS), hasTime);

/** Neither are pending ones that nobody has looked at for three months. */
export const expirePending = (now: Date, hasTime: () => boolean): Promise<JobResult> =>
  expire('pending', 'createdAt', subDays(now, PENDING_KEPT_DAYS), hasTime);

type Age = 'reviewedAt' | 'createdAt';

function olderThan(status: GallerySubmission['status'], field: Age, before: Date) {
  return gallerySubmissions().where('status', '==', status).where(field, '<', before.toISOString());
}

/** The oldest first, until none is left or the time is up. */
function expire(
  status: GallerySubmission['status'],
  orderedBy: Age,
  before: Date,
  hasTime: () => boolean,
): Promise<JobResult> {
  const due = sweep({
    name: status,
    query: olderThan(status, orderedBy, before),
    orderedBy,
    work: (docs) => forEachRecord(docs, ({ ref }) => expireOne(ref, status)),
  });
  return due.run({ hasTime, resumeAt: {} });
}

async function expireOne(
  ref: DocumentReference<GallerySubmission>,
  status: GallerySubmission['status'],
): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const current = readOne(await transaction.get(ref));
    // Decided on meanwhile.
    if (current?.status !== status) return false;
    const { id, fileName, poster } = current;
    const forget = await readWordsAbout(transaction, ref.path);
    // The files first, and with the record held, as when an admin deletes it.
    await deleteFolder(publishedFolder(id));
    await deleteFiles([fileName, ...(poster ? [poster.path] : [])]);
    forget();
    transaction.delete(ref);
    return true;
  });
}

/** Tells the office, once a week, of what will be deleted in a month because nobody has looked at it. */
export async function noticeWaiting(now: Date): Promise<JobResult> {
  const soon = subDays(now, PENDING_KEPT_DAYS - NOTICE_DAYS);
  // What is due already is deleted by this very run.
  const found = await olderThan('pending', 'createdAt', soon)
    .where('createdAt', '>=', subDays(now, PENDING_KEPT_DAYS).toISOString())
    .count()
    .get();
  const { count } = found.data();
  if (count === 0) return { done: 0, failed: [], left: 0, resumeAt: {} };
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const week = Math.floor(now.getTime() / WEEK_MS);
  const isNew = await writeMailOnce(
    forOffice(() =>
      submissionsWaiting({ count, week, keptDays: PENDING_KEPT_DAYS, officeEmail, siteUrl }),
    ),
    now,
  );
  return { done: Number(isNew), failed: [], left: 0, resumeAt: {} };
}
