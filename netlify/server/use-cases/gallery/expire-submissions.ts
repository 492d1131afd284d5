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

/** A rejection can be taken back for so long. */
const REJECTED_KEPT_DAYS = 30;
const PENDING_KEPT_DAYS = 90;
/** How long before that the office is told, once a week. */
const NOTICE_DAYS = 30;
/** Of each kind and run; what is left is for the next day's. */
const BATCH = 50;
const WEEK_MS = 7 * 24 * 60 * 60_000;

/**
 * Deletes rejected submissions a month after their rejection, and pending ones that nobody has looked at
 * for three months: pictures of minors are not kept for nobody. The office is told a month before.
 */
export async function expireSubmissions(now: Date): Promise<{ expired: number }> {
  const rejected = await expire('rejected', 'reviewedAt', subDays(now, REJECTED_KEPT_DAYS));
  const pending = await expire('pending', 'createdAt', subDays(now, PENDING_KEPT_DAYS));
  await noticeWaiting(now);
  return { expired: rejected + pending };
}

type Age = 'reviewedAt' | 'createdAt';

function olderThan(status: GallerySubmission['status'], field: Age, before: Date) {
  return gallerySubmissions()
    .where('status', '==', status)
    .where(field, '<', before.toISOString())
    .orderBy(field);
}

async function expire(
  status: GallerySubmission['status'],
  field: Age,
  before: Date,
): Promise<number> {
  const { docs } = await olderThan(status, field, before).limit(BATCH).get();
  let expired = 0;
  for (const { ref } of docs) {
    expired += await firestore().runTransaction(async (transaction) => {
      const current = readOne(await transaction.get(ref));
      // Decided on meanwhile.
      if (current?.status !== status) return 0;
      const { id, fileName, poster } = current;
      // The files first, and with the record held, as when an admin deletes it.
      await deleteFolder(publishedFolder(id));
      await deleteFiles([fileName, ...(poster ? [poster.path] : [])]);
      transaction.delete(ref);
      return 1;
    });
  }
  return expired;
}

async function noticeWaiting(now: Date): Promise<void> {
  const soon = subDays(now, PENDING_KEPT_DAYS - NOTICE_DAYS);
  const found = await olderThan('pending', 'createdAt', soon).count().get();
  const { count } = found.data();
  if (count === 0) return;
  const { OFFICE_EMAIL: officeEmail, SITE_URL: siteUrl } = env();
  const week = Math.floor(now.getTime() / WEEK_MS);
  await writeMailOnce(
    forOffice(() =>
      submissionsWaiting({ count, week, keptDays: PENDING_KEPT_DAYS, officeEmail, siteUrl }),
    ),
    now,
  );
}
