import type * as z from 'zod/mini';
import type { submitUploadEndpoint } from '#contracts/gallery/upload.ts';
import { fullName } from '#domain/accounts/full-name.ts';
import type { PendingUpload } from '#domain/gallery/pending-upload.ts';
import type { GallerySubmission } from '#domain/gallery/submission.ts';
import {
  describeRefusal,
  type FileRefusal,
  formatOfType,
  isSameFormat,
  MAX_FILE_BYTES,
  MAX_POSTER_BYTES,
} from '#domain/gallery/upload-rules.ts';
import { currentLanguage } from '#words/current-language.ts';
import { messages } from '#words/refusals/gallery.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { firestore, isAlreadyExists, isMissing } from '../../gateways/firestore.ts';
import { gallerySubmissions } from '../../gateways/records.ts';
import { cancelUploadSession, deleteFiles, findFile } from '../../gateways/storage.ts';
import { uploads } from '../../gateways/uploads.ts';
import { readFormat } from './read-format.ts';
import { isSentBy, requireSender, type Sender } from './sender.ts';

type SubmitRequest = z.infer<typeof submitUploadEndpoint.request>;

/**
 * Makes a submission of an upload whose bytes are there. It has the upload's id: twice is one.
 * @throws AppError forbidden, not_found for another's upload, conflict while bytes are missing, invalid_input when
 * the file is not what was declared; it is deleted then
 */
export async function submitUpload(
  request: SubmitRequest,
  account: Account,
  now: Date,
): Promise<GallerySubmission> {
  const sender = requireSender(account);
  const earlier = await findOwnSubmission(request.uploadId, sender);
  if (earlier) return earlier;
  const upload = (await uploads().doc(request.uploadId).get()).data();
  if (upload?.uid !== sender.uid) {
    // Between the two reads another try of the same upload may have become the submission.
    const winner = await findOwnSubmission(request.uploadId, sender);
    if (winner) return winner;
    throw noSuchUpload();
  }
  await checkBytes(upload);
  const poster = await checkPoster(upload);
  const submission = describeSubmission(request, upload, { sender, poster, now });
  const batch = firestore().batch();
  batch.create(gallerySubmissions().doc(submission.id), submission);
  // Canceled meanwhile, its files are gone.
  batch.delete(uploads().doc(upload.id), { exists: true });
  try {
    await batch.commit();
    return submission;
  } catch (error) {
    if (!isAlreadyExists(error) && !isMissing(error)) throw error;
    // Of two at once the other was faster.
    const winner = await findOwnSubmission(upload.id, sender);
    if (!winner) throw noSuchUpload();
    return winner;
  }
}

async function findOwnSubmission(id: string, account: Account) {
  const found = (await gallerySubmissions().doc(id).get()).data();
  if (found && !isSentBy(found, account)) throw noSuchUpload();
  return found;
}

const noSuchUpload = () => new AppError('not_found', messages.goneUpload);

/** The bytes decide, not what was said of them. */
async function checkBytes(upload: PendingUpload): Promise<void> {
  const stored = await findFile(upload.fileName);
  if (!stored) {
    throw new AppError('conflict', messages.notArrived);
  }
  const refusal = await refuseBytes(upload, stored.size);
  if (!refusal) return;
  await closeAddresses(upload);
  await deleteFiles([upload.fileName, ...(upload.posterName === null ? [] : [upload.posterName])]);
  await uploads().doc(upload.id).delete();
  const { description } = describeRefusal(upload.originalName, refusal);
  throw new AppError('invalid_input', description, { fields: { file: description } });
}

/** The record goes, and Cloud Storage keeps an address open for a week: what came then would be in no record. */
async function closeAddresses({ sessionUrls }: PendingUpload): Promise<void> {
  await Promise.all(sessionUrls.map(cancelUploadSession));
}

async function refuseBytes(upload: PendingUpload, size: number): Promise<FileRefusal | undefined> {
  if (size < 1) return 'empty';
  const declared = formatOfType(upload.fileType);
  const found = await readFormat(upload.fileName);
  if (!declared || !found || !isSameFormat(declared, found)) return 'unsupported';
  return size !== upload.fileSize || size > MAX_FILE_BYTES[found.kind] ? 'too-large' : undefined;
}

/** A poster is a help, no condition: one that did not arrive, or is none, is left out, and cannot come later. */
async function checkPoster(upload: PendingUpload): Promise<GallerySubmission['poster']> {
  const { posterName } = upload;
  if (posterName === null) return null;
  await closeAddresses(upload);
  const stored = await findFile(posterName);
  if (!stored) return null;
  const isPoster =
    stored.size > 0 &&
    stored.size <= MAX_POSTER_BYTES &&
    (await readFormat(posterName))?.type === 'image/jpeg';
  if (isPoster) return { path: posterName, contentType: 'image/jpeg' };
  await deleteFiles([posterName]);
  return null;
}

function describeSubmission(
  { title, description, category, durationSeconds = null }: SubmitRequest,
  upload: PendingUpload,
  given: { sender: Sender; poster: GallerySubmission['poster']; now: Date },
): GallerySubmission {
  const { sender, poster, now } = given;
  const name = fullName(sender.profile).trim();
  const isVideo = upload.bucket !== 'team-photos';
  return {
    id: upload.id,
    submissionType: isVideo ? 'video' : 'photo',
    ...(isVideo && { durationSeconds }),
    originalName: upload.originalName,
    fileName: upload.fileName,
    fileType: upload.fileType,
    fileSize: upload.fileSize,
    title,
    description,
    category,
    status: 'pending',
    submittedBy: sender.uid,
    submitterName: name || sender.email,
    submitterEmail: sender.email,
    language: currentLanguage(),
    poster,
    published: [],
    playerIds: [],
    reviewedBy: null,
    reviewedAt: null,
    rejectionReason: null,
    createdAt: now.toISOString(),
    updatedAt: now.toISOString(),
  };
}
