import { filesOfUpload } from '#domain/gallery/pending-upload.ts';
import { publishedFolder } from '#domain/gallery/published-file.ts';
import { readOne } from '../../core/broken-records.ts';
import { deleteFiles, deleteFolder } from '../../gateways/storage.ts';
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
  let deleted = 0;
  for (const doc of docs) {
    const upload = readOne(doc);
    // Of one that cannot be read nobody knows the files: it stays, and stands in the Activity tab.
    if (!upload) continue;
    await deleteFiles(filesOfUpload(upload));
    // Of what was called back after an approval that broke off.
    await deleteFolder(publishedFolder(upload.id));
    await doc.ref.delete();
    deleted += 1;
  }
  return { deleted };
}
