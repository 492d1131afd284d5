import type { QueryDocumentSnapshot } from '@google-cloud/firestore';
import { filesOfUpload, type PendingUpload } from '#domain/gallery/pending-upload.ts';
import { publishedFolder } from '#domain/gallery/published-file.ts';
import { readOne } from '../../core/broken-records.ts';
import { cancelUploadSession, deleteFiles, deleteFolder } from '../../gateways/storage.ts';
import { uploads } from '../../gateways/uploads.ts';
import { forEachRecord, type JobResult } from '../nightly/job.ts';
import { sweep } from '../nightly/sweep.ts';

/** As long as Cloud Storage keeps an upload open. */
const KEPT_DAYS = 7;

/** Deletes files that never became a submission, the oldest first, until none is left or the time is up. */
export function cleanUploads(now: Date, hasTime: () => boolean): Promise<JobResult> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const due = sweep({
    name: 'uploads',
    query: uploads().where('createdAt', '<', before),
    orderedBy: 'createdAt',
    work: (docs) => forEachRecord(docs, deleteOne),
  });
  return due.run({ hasTime, resumeAt: {} });
}

async function deleteOne(doc: QueryDocumentSnapshot<PendingUpload>): Promise<boolean> {
  const upload = readOne(doc);
  // Of one that cannot be read nobody knows the files: it stays, and stands in the Activity tab.
  if (!upload) return false;
  // Of an account that was deleted they may still be open.
  await Promise.all(upload.sessionUrls.map(cancelUploadSession));
  await deleteFiles(filesOfUpload(upload));
  // Of what was called back after an approval that broke off.
  await deleteFolder(publishedFolder(upload.id));
  await doc.ref.delete();
  return true;
}
