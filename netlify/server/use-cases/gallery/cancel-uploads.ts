import { filesOfUpload, type PendingUpload } from '#domain/gallery/pending-upload.ts';
import { publishedFolder } from '#domain/gallery/published-file.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import { giveBackUpload } from '#domain/gallery/upload-quota.ts';
import { messages } from '#words/refusals/gallery.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readable, readOne } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { gallerySubmissions } from '../../gateways/records.ts';
import {
  cancelUploadSession,
  deleteFiles,
  deleteFolder,
  findFile,
} from '../../gateways/storage.ts';
import { uploadQuotas, uploads } from '../../gateways/uploads.ts';
import { readWordsAbout } from '../privacy/forget-about.ts';
import { deleteRecord } from '../records/change-record.ts';
import { bareFactOf, isSentBy } from './sender.ts';

/** An upload of which nothing was heard for so long has been left: its page keeps nothing over a reload. */
const LEFT_AFTER_MS = 3 * 60 * 60_000;

/**
 * Calls back what the caller has sent: uploads on their way, and submissions on which nobody has decided. Others'
 * are left alone. @throws AppError conflict where one has been decided on; the rest is called back
 */
export async function cancelUploads(
  ids: readonly string[],
  account: Account,
  now: Date,
): Promise<void> {
  const work = ids.map(async (id) => {
    const upload = (await uploads().doc(id).get()).data();
    if (upload?.uid === account.uid) await cancelUpload(upload);
    // Sent in before, or at the same moment.
    await withdrawSubmission(id, account, now);
  });
  await Promise.allSettled(work);
  await Promise.all(work);
}

/** Cancels what an account has left unfinished some hours ago, so that it counts no longer. */
export async function cancelLeftUploads(uid: string, now: Date): Promise<void> {
  const before = new Date(now.getTime() - LEFT_AFTER_MS).toISOString();
  const { docs } = await uploads().where('uid', '==', uid).get();
  const left = readable(docs).filter(({ createdAt }) => createdAt < before);
  await Promise.all(left.map(async (upload) => cancelUpload(upload)));
}

/**
 * Takes an upload off the day of its account, unless its bytes are there already: nobody fills our storage by
 * canceling. Its addresses take nothing more before it does.
 */
async function cancelUpload(upload: PendingUpload): Promise<void> {
  const { id, uid, fileName, sessionUrls } = upload;
  // Opened before the addresses were kept, and still open: the nightly work deletes what comes.
  if (sessionUrls.length === 0) return;
  await Promise.all(sessionUrls.map(cancelUploadSession));
  const hasArrived = (await findFile(fileName)) !== undefined;
  await firestore().runTransaction(async (transaction) => {
    const current = readOne(await transaction.get(uploads().doc(id)));
    const quota = readOne(await transaction.get(uploadQuotas().doc(uid)));
    // A submission meanwhile, or canceled by another request.
    if (!current) return;
    await deleteFiles(filesOfUpload(current));
    transaction.delete(uploads().doc(id));
    if (!quota || hasArrived) return;
    transaction.set(uploadQuotas().doc(uid), giveBackUpload(quota, current));
  });
}

async function withdrawSubmission(id: string, account: Account, now: Date): Promise<void> {
  const found = (await gallerySubmissions().doc(id).get()).data();
  if (!found || !isSentBy(found, account)) return;
  try {
    await withdraw(found, account, now);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Decided on or withdrawn at the same moment: that is what its sender is told.
    const current = (await gallerySubmissions().doc(id).get()).data();
    if (!current) return;
    throw current.status === 'pending' ? error : new AppError('conflict', messages.decidedAlready);
  }
}

async function withdraw(
  { id, updatedAt: seen }: GallerySubmission,
  account: Account,
  now: Date,
): Promise<void> {
  await deleteRecord(
    { id, seen },
    {
      collection: gallerySubmissions(),
      actor: account,
      action: 'submission.withdrawn',
      now,
      isFinal: true,
      logged: bareFactOf,
      // The files first, and with the record held, as when an admin deletes it.
      inTransaction: async (transaction, { status, fileName, poster }) => {
        if (status !== 'pending') throw new AppError('conflict', messages.decidedAlready);
        const forget = await readWordsAbout(transaction, `gallerySubmissions/${id}`);
        forget();
        // An approval that broke off may have left its pictures where the public can open them.
        await deleteFolder(publishedFolder(id));
        await deleteFiles([fileName, ...(poster ? [poster.path] : [])]);
      },
    },
  );
}
