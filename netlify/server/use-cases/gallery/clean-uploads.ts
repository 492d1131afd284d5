import type { PendingUpload } from '#domain/gallery/pending-upload.ts';
import { deleteFiles } from '../../gateways/storage.ts';
import { uploads } from '../../gateways/uploads.ts';

/** As long as Cloud Storage keeps an upload open. */
const KEPT_DAYS = 7;
const BATCH = 100;

/** Deletes files that never became a submission, one batch, the oldest first. */
export async function cleanUploads(now: Date): Promise<{ deleted: number }> {
  const before = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000).toISOString();
  const { docs } = await uploads()
    .where('createdAt', '<', before)
    .orderBy('createdAt')
    .limit(BATCH)
    .get();
  for (const doc of docs) {
    await deleteFiles(filesOf(doc.data()));
    await doc.ref.delete();
  }
  return { deleted: docs.length };
}

function filesOf({ fileName, posterName }: PendingUpload): string[] {
  return posterName === null ? [fileName] : [fileName, posterName];
}
