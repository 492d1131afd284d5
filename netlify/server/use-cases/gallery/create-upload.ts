import type { Transaction } from '@google-cloud/firestore';
import type * as z from 'zod/mini';
import type { createUploadEndpoint } from '#contracts/gallery/upload.ts';
import type { PendingUpload } from '#domain/gallery/pending-upload.ts';
import { countUpload, DAILY_FILES, type UploadQuota } from '#domain/gallery/upload-quota.ts';
import {
  declaredFormat,
  describeRefusal,
  refuseFile,
  type UploadFormat,
} from '#domain/gallery/upload-rules.ts';
import { messages } from '#words/refusals/gallery.ts';
import type { Account } from '../../core/account.ts';
import { AppError } from '../../core/app-error.ts';
import { readOne } from '../../core/broken-records.ts';
import { firestore } from '../../gateways/firestore.ts';
import { openUploadSession } from '../../gateways/storage.ts';
import { uploadQuotas, uploads } from '../../gateways/uploads.ts';
import { cancelLeftUploads } from './cancel-uploads.ts';
import { requireSender } from './sender.ts';

type CreateUploadRequest = z.infer<typeof createUploadEndpoint.request>;
type CreateUploadAnswer = z.infer<typeof createUploadEndpoint.response>;
type RequestedFile = CreateUploadRequest['files'][number];

/** More than this on their way at once is no person with a phone. */
const MAX_PENDING = 60;

/**
 * Opens an upload for each file, after checking what is said of it; what the bytes say is checked when
 * they are there (submit-upload). Addresses are handed out only once the files are counted, so of many
 * requests at once none gets past the day's limit, and a Storage that is down costs nothing of it.
 * @throws AppError forbidden, invalid_input with messages at `files.<index>`, rate_limited
 */
export async function createUploads(
  { files }: CreateUploadRequest,
  account: Account,
  now: Date,
): Promise<CreateUploadAnswer> {
  const sender = requireSender(account);
  const formats = readFormats(files);
  const described = files.map((file, index) => describeUpload(file, formats[index], sender, now));
  const bytes = files.reduce((sum, { size, posterSize }) => sum + size + (posterSize ?? 0), 0);
  const wanted = { id: sender.uid, files: files.length, bytes };
  await makeRoom(wanted, now);
  const opened = await Promise.all(described.map(openSessions));
  await firestore().runTransaction(async (transaction) => {
    const quota = await count(transaction, wanted, now);
    transaction.set(uploadQuotas().doc(quota.id), quota);
    for (const [index, upload] of described.entries()) {
      const { sessionUrl, posterSessionUrl } = opened[index] ?? {};
      const sessionUrls = [sessionUrl, posterSessionUrl].filter((url) => typeof url === 'string');
      transaction.create(uploads().doc(upload.id), { ...upload, sessionUrls });
    }
  });
  return { uploads: opened };
}

/**
 * Sees that these files fit; where they do not, what was left unfinished makes room for them.
 * @throws AppError rate_limited
 */
async function makeRoom(wanted: { id: string; files: number; bytes: number }, now: Date) {
  const see = async () => {
    await refuseTooMany(wanted.id, wanted.files);
    await firestore().runTransaction((transaction) => count(transaction, wanted, now), {
      readOnly: true,
    });
  };
  try {
    await see();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    await cancelLeftUploads(wanted.id, now);
    await see();
  }
}

/** @throws AppError rate_limited, and when to try again */
async function count(
  transaction: Transaction,
  wanted: { id: string; files: number; bytes: number },
  now: Date,
): Promise<UploadQuota> {
  const current = readOne(await transaction.get(uploadQuotas().doc(wanted.id)));
  const counted = countUpload(current, wanted, now);
  if ('quota' in counted) return counted.quota;
  const hours =
    counted.tryAgainInHours === 1 ? messages.anHour : messages.hours(counted.tryAgainInHours);
  throw new AppError('rate_limited', messages.perDay(DAILY_FILES, hours));
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

async function refuseTooMany(uid: string, more: number): Promise<void> {
  const count = await uploads().where('uid', '==', uid).count().get();
  if (count.data().count + more <= MAX_PENDING) return;
  throw new AppError('rate_limited', messages.pending);
}

/** Paths are made of ids and our own endings alone; nothing that a sender wrote is in them. */
function describeUpload(
  file: RequestedFile,
  format: UploadFormat | undefined,
  { uid }: Account,
  now: Date,
): PendingUpload {
  if (!format) throw new Error('The formats were checked before.');
  const bucket = format.kind === 'photo' ? 'team-photos' : 'team-videos';
  const path = `${bucket}/${uid}/${crypto.randomUUID()}`;
  const hasPoster = format.kind === 'video' && file.posterSize !== null;
  return {
    id: crypto.randomUUID(),
    uid,
    bucket,
    fileName: `${path}.${format.extension}`,
    originalName: file.name,
    fileType: format.type,
    fileSize: file.size,
    posterName: hasPoster ? `${path}-poster.jpg` : null,
    posterSize: hasPoster ? file.posterSize : null,
    sessionUrls: [],
    createdAt: now.toISOString(),
  };
}

async function openSessions(upload: PendingUpload) {
  const {
    id: uploadId,
    fileName: path,
    fileType: contentType,
    fileSize: size,
    posterSize,
  } = upload;
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
