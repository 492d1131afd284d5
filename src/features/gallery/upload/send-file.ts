import { type ApiError, callApi } from '#browser/api.ts';
import { readVideo, type VideoFacts } from '#browser/upload/make-poster.ts';
import { uploadBytes } from '#browser/upload/resumable-upload.ts';
import { createUploadEndpoint, submitUploadEndpoint } from '#contracts/gallery/upload.ts';
import type { SubmissionForm } from '#domain/gallery/submission-form.ts';
import { declaredFormat } from '#domain/gallery/upload-rules.ts';
import { messages } from '#words/upload.ts';
import type { UploadItem } from './upload-item.ts';

/** Where a file's bytes go; kept, so that a retry goes on where it stopped. */
export interface OpenUpload {
  uploadId: string;
  sessionUrl: string;
  posterSessionUrl: string | null;
  poster: Blob | null;
  /** Of a video, where it is known. */
  durationSeconds: number | null;
  /** Whether bytes have been sent there before. */
  isStarted: boolean;
}

/** Opens an upload for each file, in one call. */
export async function openUploads(
  items: readonly UploadItem[],
): Promise<{ ok: true; opened: OpenUpload[] } | { ok: false; error: ApiError }> {
  const videos = await Promise.all(items.map(videoFacts));
  const answer = await callApi(createUploadEndpoint, {
    files: items.map(({ file: { name, type, size } }, index) => ({
      name,
      type,
      size,
      posterSize: videos[index]?.poster?.size ?? null,
    })),
  });
  if (!answer.ok) return answer;
  const opened = answer.data.uploads.map((upload, index) => ({
    ...upload,
    poster: videos[index]?.poster ?? null,
    durationSeconds: videos[index]?.durationSeconds ?? null,
    isStarted: false,
  }));
  return { ok: true, opened };
}

function videoFacts({ file }: UploadItem): Promise<VideoFacts> | null {
  return declaredFormat(file)?.kind === 'video' ? readVideo(file) : null;
}

type Change = (change: Partial<UploadItem>) => void;

/** Sends a file's bytes and makes a submission of them; tells how far it is. Never throws. */
export async function sendFile(
  { file }: UploadItem,
  upload: OpenUpload,
  words: SubmissionForm,
  { signal, change }: { signal: AbortSignal; change: Change },
): Promise<'done' | 'failed' | 'expired' | 'cancelled'> {
  change({ state: 'sending' });
  const isResumed = upload.isStarted;
  upload.isStarted = true;
  if (!isResumed) await sendPoster(upload, signal);
  const outcome = await uploadBytes(upload.sessionUrl, file, {
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
