import type * as z from 'zod/mini';
import type { createUpload as endpoint } from '#contracts/submissions.ts';
import type { PendingUpload } from '#domain/gallery/pending-upload.ts';
import {
  declaredFormat,
  describeRefusal,
  refuseFile,
  type UploadFormat,
} from '#domain/gallery/upload-rules.ts';
import { firestore } from '../../gateways/firestore.ts';
import { openUploadSession } from '../../gateways/storage.ts';
import { uploads } from '../../gateways/uploads.ts';
import { AppError } from '../../http/app-error.ts';
import type { Account } from '../../http/authorise.ts';

type CreateUploadRequest = z.infer<typeof endpoint.request>;
type CreateUploadAnswer = z.infer<typeof endpoint.response>;
type RequestedFile = CreateUploadRequest['files'][number];

/** More than this on their way at once is no person with a phone. */
const MAX_PENDING = 60;

/**
 * Opens an upload for each file, after checking what is said of it; what the bytes say is checked when
 * they are there (submit-upload).
 * @throws AppError invalid_input with messages at `files.<index>`, rate_limited
 */
export async function createUploads(
  { files }: CreateUploadRequest,
  account: Account,
  now: Date,
): Promise<CreateUploadAnswer> {
  const formats = readFormats(files);
  await refuseTooMany(account, files.length);
  const batch = firestore().batch();
  const opened = await Promise.all(
    files.map(async (file, index) => {
      const upload = describeUpload(file, formats[index], { account, now, index });
      batch.create(uploads().doc(upload.id), upload);
      return openSessions(upload, file.posterSize);
    }),
  );
  await batch.commit();
  return { uploads: opened };
}

/** @throws AppError invalid_input */
function readFormats(files: readonly RequestedFile[]): (UploadFormat | undefined)[] {
  const refused = files.flatMap((file, index) => {
    const refusal = refuseFile(file);
    if (!refusal) return [];
    return [[`files.${index}`, describeRefusal(file.name, refusal).description] as const];
  });
  const [first] = refused;
  if (first) throw new AppError('invalid_input', first[1], { fields: Object.fromEntries(refused) });
  return files.map(declaredFormat);
}

async function refuseTooMany({ uid }: Account, more: number): Promise<void> {
  const count = await uploads().where('uid', '==', uid).count().get();
  if (count.data().count + more <= MAX_PENDING) return;
  throw new AppError(
    'rate_limited',
    'Many of your uploads are not finished yet. Please finish them, or try again tomorrow.',
  );
}

/** Paths are made of ids, time and our own endings alone; nothing that a sender wrote is in them. */
function describeUpload(
  file: RequestedFile,
  format: UploadFormat | undefined,
  { account, now, index }: { account: Account; now: Date; index: number },
): PendingUpload {
  if (!format) throw new Error('The formats were checked before.');
  const bucket = format.kind === 'photo' ? 'team-photos' : 'team-videos';
  const path = `${bucket}/${account.uid}/${now.getTime()}-${index}`;
  const hasPoster = format.kind === 'video' && file.posterSize !== null;
  return {
    id: crypto.randomUUID(),
    uid: account.uid,
    bucket,
    fileName: `${path}.${format.extension}`,
    originalName: file.name,
    fileType: format.type,
    fileSize: file.size,
    posterName: hasPoster ? `${path}-poster.jpg` : null,
    createdAt: now.toISOString(),
  };
}

async function openSessions(upload: PendingUpload, posterSize: number | null) {
  const { id: uploadId, fileName: path, fileType: contentType, fileSize: size } = upload;
  const [sessionUrl, posterSessionUrl] = await Promise.all([
    openUploadSession({ path, contentType, size }),
    upload.posterName !== null && posterSize !== null
      ? openUploadSession({
          path: upload.posterName,
          contentType: 'image/jpeg',
          size: posterSize,
        })
      : null,
  ]);
  return { uploadId, sessionUrl, posterSessionUrl };
}
