import { eitherSignal } from '../either-signal.ts';
import { waitForConnection } from './wait-for-connection.ts';

/** Cloud Storage keeps what arrives in pieces of this many bytes. */
const PIECE = 256 * 1024;
/** A bar that moves in twenty steps; on a bad line little is sent twice. */
const STEPS = 20;
const LARGEST_CHUNK = 8 * PIECE;
/** A chunk that takes longer is on a dead line: 2 MB, or what is more, at 20 KB a second. */
const CHUNK_TIMEOUT_MS = 100_000;
const SLOWEST_BYTES_A_MS = 20;
/** In a row, with the line up, and nothing arriving. */
const MAX_FAILURES = 6;

export type UploadOutcome =
  /** Every byte is there. */
  | 'complete'
  /** Tried for about a minute; going on later is possible. */
  | 'lost'
  /** The address takes nothing more: it has expired, was canceled, or was for another file. */
  | 'refused'
  | 'cancelled';

export interface UploadOptions {
  signal: AbortSignal;
  /** Told of the bytes that Cloud Storage has confirmed. */
  onProgress: (confirmed: number) => void;
  /** Told when the line is down, and when it is up again. */
  onWaiting?: (isWaiting: boolean) => void;
  /** Whether some of it may be there already, from an earlier try. */
  isResumed?: boolean;
}

/**
 * Sends a file to a resumable session of Cloud Storage, in chunks. After a failure it asks how much has
 * arrived and goes on from there; while the browser is offline it waits. Where it is not told how much has
 * arrived, as when the bucket's CORS hides `Range` from it, the rest goes as one piece: Cloud Storage leaves
 * out what it has. Never throws.
 * https://cloud.google.com/storage/docs/performing-resumable-uploads
 */
export async function uploadBytes(
  sessionUrl: string,
  file: Blob,
  { signal, onProgress, onWaiting = () => {}, isResumed = false }: UploadOptions,
): Promise<UploadOutcome> {
  let confirmed = 0;
  let isCertain = !isResumed;
  let failures = 0;
  let sendsRest = false;
  while (!signal.aborted) {
    const range = isCertain ? nextRange(confirmed, file.size, sendsRest) : undefined;
    const answer = await put(sessionUrl, file, range, signal);
    if (answer.kind === 'complete') {
      onProgress(file.size);
      return 'complete';
    }
    if (answer.kind === 'refused') return 'refused';
    if (answer.kind === 'progress') {
      const hasMoved = answer.confirmed > confirmed;
      const isNews = hasMoved || !range || (answer.confirmed === 0 && !sendsRest);
      if (!isCertain) onWaiting(false);
      if (hasMoved) failures = 0;
      if (range) sendsRest = answer.confirmed === 0;
      confirmed = answer.confirmed;
      isCertain = true;
      onProgress(confirmed);
      if (isNews) continue;
    }
    if (signal.aborted) break;
    isCertain = false;
    onWaiting(true);
    if (navigator.onLine) failures += 1;
    if (failures > MAX_FAILURES) return 'lost';
    await waitForConnection(failures, signal);
  }
  return 'cancelled';
}

interface ChunkRange {
  start: number;
  /** Of the byte after the last. */
  end: number;
}

function nextRange(start: number, size: number, isRest: boolean): ChunkRange {
  if (isRest) return { start, end: size };
  const step = Math.ceil(size / STEPS / PIECE) * PIECE;
  return { start, end: Math.min(size, start + Math.min(Math.max(step, PIECE), LARGEST_CHUNK)) };
}

type Answer = { kind: 'complete' | 'refused' | 'failed' } | { kind: 'progress'; confirmed: number };

/** Sends a chunk or, without a range, asks how far the upload is. */
async function put(
  url: string,
  file: Blob,
  range: ChunkRange | undefined,
  signal: AbortSignal,
): Promise<Answer> {
  const bytes = range ? range.end - range.start : 0;
  const patience = Math.max(CHUNK_TIMEOUT_MS, bytes / SLOWEST_BYTES_A_MS);
  const part = range ? `${range.start}-${range.end - 1}` : '*';
  try {
    const response = await fetch(url, {
      method: 'PUT',
      headers: { 'content-range': `bytes ${part}/${file.size}` },
      ...(range && { body: file.slice(range.start, range.end) }),
      signal: eitherSignal(signal, AbortSignal.timeout(patience)),
    });
    return readAnswer(response);
  } catch {
    return { kind: 'failed' };
  }
}

function readAnswer(response: Response): Answer {
  if (response.ok) return { kind: 'complete' };
  if (response.status === 308) {
    // Without a range nothing has arrived, or nobody may know.
    const last = /^bytes=0-(\d+)$/.exec(response.headers.get('range') ?? '')?.[1];
    return { kind: 'progress', confirmed: last === undefined ? 0 : Number(last) + 1 };
  }
  // Too many requests, or a fault over there: to be tried again.
  const isPassing = response.status >= 500 || [408, 429].includes(response.status);
  return { kind: isPassing ? 'failed' : 'refused' };
}
