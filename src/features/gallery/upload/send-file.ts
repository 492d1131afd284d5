import { type ApiError, callApi } from '#browser/api.ts';
import { cleanVideo } from '#browser/upload/clean-video.ts';
import { readVideo } from '#browser/upload/make-poster.ts';
import { uploadBytes } from '#browser/upload/resumable-upload.ts';
import {
  cancelUploadsEndpoint,
  createUploadEndpoint,
  submitUploadEndpoint,
} from '#contracts/gallery/upload.ts';
import type { SubmissionForm } from '#domain/gallery/submission-form.ts';
import { declaredFormat } from '#domain/gallery/upload-rules.ts';
import { messages } from '#words/upload.ts';
import type { UploadItem } from './upload-item.ts';

/** A file as it is sent. */
interface PreparedFile {
  /** As many as the chosen file has; of a video without what the camera wrote beside pictures and sound. */
  bytes: Blob;
  poster: Blob | null;
  /** Of a video, where it is known. */
  durationSeconds: number | null;
}

/** Where a file's bytes go; kept, so that a retry goes on where it stopped. */
export interface OpenUpload extends PreparedFile {
  uploadId: string;
  sessionUrl: string;
  posterSessionUrl: string | null;
  /** Whether bytes have been sent there before. */
  isStarted: boolean;
}

/** A file for which an upload is to be opened. */
interface ReadyFile {
  item: UploadItem;
  prepared: PreparedFile;
}

/**
 * Reads a file; or why it cannot be sent, in a sentence. Fetches no script: the line may be down by now.
 * Never throws.
 */
export async function prepareFile(item: UploadItem): Promise<ReadyFile | { problem: string }> {
  const { file } = item;
  const format = declaredFormat(file);
  if (format?.kind !== 'video') {
    return { item, prepared: { bytes: file, poster: null, durationSeconds: null } };
  }
  try {
    const bytes = await cleanVideo(file, format.type);
    if (!bytes) return { problem: messages.hiddenPlace };
    return { item, prepared: { bytes, ...(await readVideo(file)) } };
  } catch {
    return { problem: messages.unreadable };
  }
}

/** Opens an upload for each file, in one call. */
export async function openUploads(
  files: readonly ReadyFile[],
  signal: AbortSignal,
): Promise<{ ok: true; opened: OpenUpload[] } | { ok: false; error: ApiError }> {
  const declared = files.map(({ item: { file }, prepared }) => ({
    name: file.name,
    type: file.type,
    size: file.size,
    posterSize: prepared.poster?.size ?? null,
  }));
  const answer = await callApi(createUploadEndpoint, { files: declared }, { signal });
  if (!answer.ok) return answer;
  const opened = files.flatMap(({ prepared }, index) => {
    const upload = answer.data.uploads[index];
    return upload ? [{ ...upload, ...prepared, isStarted: false }] : [];
  });
  return { ok: true, opened };
}

/** Has the server forget uploads, and what was made of them. @returns whether it has. Never throws */
export async function callBack(opened: readonly OpenUpload[]): Promise<boolean> {
  if (opened.length === 0) return true;
  const uploadIds = opened.map(({ uploadId }) => uploadId);
  return (await callApi(cancelUploadsEndpoint, { uploadIds }, { onUnauthorized: 'answer' })).ok;
}

type Change = (change: Partial<UploadItem>) => void;

/** Sends a file's bytes and makes a submission of them; tells how far it is. Never throws. */
export async function sendFile(
  upload: OpenUpload,
  words: SubmissionForm,
  { signal, change }: { signal: AbortSignal; change: Change },
): Promise<'done' | 'failed' | 'expired' | 'cancelled'> {
  change({ state: 'sending' });
  const isResumed = upload.isStarted;
  upload.isStarted = true;
  if (!isResumed) await sendPoster(upload, signal);
  const outcome = await uploadBytes(upload.sessionUrl, upload.bytes, {
    signal,
    isResumed,
    onProgress: (confirmed) => change({ confirmed }),
    onWaiting: (isWaiting) => change({ state: isWaiting ? 'waiting' : 'sending' }),
  });
  if (outcome === 'cancelled') return 'cancelled';
  if (outcome !== 'complete') {
    change({ state: 'failed', problem: messages[outcome] });
    return outcome === 'refused' ? 'expired' : 'failed';
  }
  change({ state: 'finishing' });
  const { uploadId, durationSeconds } = upload;
  const answer = await callApi(
    submitUploadEndpoint,
    { ...words, uploadId, durationSeconds },
    { signal },
  );
  if (answer.ok) {
    change({ state: 'done' });
    return 'done';
  }
  if (signal.aborted) return 'cancelled';
  change({ state: 'failed', problem: answer.error.message });
  return answer.error.code === 'not_found' || answer.error.code === 'invalid_input'
    ? 'expired'
    : 'failed';
}

/** A poster is a help, no condition. */
async function sendPoster({ posterSessionUrl, poster }: OpenUpload, signal: AbortSignal) {
  if (posterSessionUrl === null || !poster) return;
  await uploadBytes(posterSessionUrl, poster, { signal, onProgress: () => {} });
}
