import type { Transaction } from '@google-cloud/firestore';
import { LEFT, leftUploadOf } from '#domain/gallery/pending-upload.ts';
import { messages as words } from '#words/office/notes.ts';
import { readable } from '../../core/broken-records.ts';
import { auditLog, gallerySubmissions } from '../../gateways/records.ts';
import { uploads } from '../../gateways/uploads.ts';
import { readWordsAbout } from '../privacy/forget-about.ts';
import { type Actor, auditEntry } from '../records/audit.ts';
import { isSentBy } from './sender.ts';

/**
 * Reads what someone whose account is being deleted has sent for the gallery; the answer takes back what is not in
 * it, in the same transaction: nobody can publish it any more, and its sender could no longer
 * withdraw it. The files go with the next hour's cleaning, so that this needs no storage. So do
 * those that are on their way. What is in the gallery stays, and says no more who sent it.
 * @param whose with an address only what was sent under it
 */
export async function readSubmissionsOf(
  transaction: Transaction,
  whose: { uid: string; email?: string },
  actor: Actor,
  now: Date,
): Promise<() => void> {
  const { uid, email } = whose;
  const sent = gallerySubmissions().where('submittedBy', '==', uid);
  const own = readable((await transaction.get(sent)).docs).filter(
    (one) => email === undefined || isSentBy(one, { uid, email }),
  );
  const unpublished = own.filter(({ status }) => status !== 'approved');
  const published = own.filter(({ status }) => status === 'approved');
  const subjects = unpublished.map(({ id }) => `gallerySubmissions/${id}`);
  const onTheWay = readable((await transaction.get(uploads().where('uid', '==', uid))).docs);
  const forget = await Promise.all(subjects.map((path) => readWordsAbout(transaction, path)));
  return () => {
    for (const forgetOne of forget) forgetOne();
    for (const upload of onTheWay) {
      transaction.set(uploads().doc(upload.id), { ...upload, ...LEFT });
    }
    for (const submission of published) {
      const unnamed = { ...submission, submitterName: words.goneSender, submitterEmail: '' };
      transaction.set(gallerySubmissions().doc(submission.id), unnamed);
    }
    for (const submission of unpublished) {
      const doc = gallerySubmissions().doc(submission.id);
      transaction.delete(doc);
      transaction.set(uploads().doc(submission.id), leftUploadOf(submission));
      const entry = auditEntry(actor, 'submission.withdrawn', doc.path, now);
      transaction.create(auditLog().doc(entry.id), entry);
    }
  };
}
