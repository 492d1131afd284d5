import { Storage } from '@google-cloud/storage';
import { serviceUnavailable } from '../core/deadline.ts';
import { env, nameStorageEmulator } from '../core/env.ts';
import { googleAuth } from './google-auth.ts';
import { fetchBytes, type Part, readBytes } from './stored-bytes.ts';

const SIGNED_MS = 15 * 60_000;

const SCOPES = ['https://www.googleapis.com/auth/devstorage.full_control'];

/** Where Firebase looks for who may download a file. */
const DOWNLOAD_TOKENS = 'firebaseStorageDownloadTokens';

let client: Storage | undefined;

function bucket() {
  const { FIREBASE_PROJECT_ID, STORAGE_BUCKET } = env();
  nameStorageEmulator();
  client ??= new Storage({
    projectId: FIREBASE_PROJECT_ID,
    authClient: googleAuth({ scopes: SCOPES }),
  });
  return client.bucket(STORAGE_BUCKET);
}

/** What is known of a stored file. */
export interface StoredFacts {
  /** Bytes. */
  size: number;
  contentType: string;
  etag: string;
  /** What opens {@link downloadAddress}; copies have one. */
  downloadToken: string | undefined;
}

/**
 * Opens an upload straight from a browser: an address that takes exactly so many bytes of this type,
 * from our own pages, and never over a file that is there.
 */
export async function openUploadSession(given: {
  path: string;
  contentType: string;
  size: number;
}): Promise<string> {
  const [address] = await bucket()
    .file(given.path)
    .createResumableUpload({
      origin: new URL(env().SITE_URL).origin,
      metadata: { contentType: given.contentType, contentLength: given.size },
      preconditionOpts: { ifGenerationMatch: 0 },
    });
  return address;
}

/** Has an upload's address take nothing more; one that is closed already is as good. @throws AppError service_unavailable */
export async function cancelUploadSession(address: string): Promise<void> {
  const { status } = await fetch(address, { method: 'DELETE' }).catch((cause) => {
    throw serviceUnavailable(cause);
  });
  // Cloud Storage says 499 where it has canceled one.
  if (status === 429 || status >= 500)
    throw serviceUnavailable(new Error(`Cloud Storage answered ${status}.`));
}

/** What is known of a file, or undefined when there is none. */
export async function findFile(path: string): Promise<StoredFacts | undefined> {
  try {
    const [{ size, contentType, etag, metadata }] = await bucket().file(path).getMetadata();
    const tokens = metadata?.[DOWNLOAD_TOKENS];
    return {
      size: Number(size),
      contentType: contentType ?? 'application/octet-stream',
      etag: `"${etag}"`,
      downloadToken: typeof tokens === 'string' ? tokens.split(',')[0] : undefined,
    };
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

/** The first bytes of a file, at most so many; the file must not be empty. */
export function readFirstBytes(path: string, count: number): Promise<Buffer> {
  return readPart(path, { start: 0, end: count - 1 });
}

/** A part of a file, in memory. */
export function readPart(path: string, part: Part): Promise<Buffer> {
  return readBytes(bucket().file(path), part);
}

/** A whole file, in memory. */
export function readFile(path: string): Promise<Buffer> {
  return readBytes(bucket().file(path));
}

/** A part of a file as it comes; when nobody reads on, the rest is not fetched. */
export async function streamFile(path: string, part: Part): Promise<ReadableStream | null> {
  return (await fetchBytes(bucket().file(path), part)).body;
}

/** Stores what was made on the server. */
export async function writeFile(path: string, bytes: Buffer, contentType: string): Promise<void> {
  await bucket().file(path).save(bytes, { resumable: false, contentType });
}

/** A link that downloads such a file must save it, though its address is of another origin than the page. */
const savedAs = (path: string) =>
  `attachment; filename="${path.slice(path.lastIndexOf('/') + 1).replaceAll('"', '')}"`;

/** Stores what was made on the server, to be had by {@link downloadAddress}. */
export async function writePublicFile(
  path: string,
  bytes: Buffer,
  contentType: string,
): Promise<void> {
  const contentDisposition = savedAs(path);
  const token = { [DOWNLOAD_TOKENS]: crypto.randomUUID() };
  const metadata = { contentType, contentDisposition, metadata: token };
  await bucket().file(path).save(bytes, { resumable: false, metadata });
}

/** Copies within the bucket; the copy can be had by {@link downloadAddress}. */
export async function copyFile(from: string, to: string, contentType: string): Promise<void> {
  await bucket()
    .file(from)
    .copy(bucket().file(to), {
      contentType,
      contentDisposition: savedAs(to),
      metadata: { [DOWNLOAD_TOKENS]: crypto.randomUUID() },
    });
}

/**
 * An address at Firebase itself, where a copied video can be played in parts. Firebase is not asked for it:
 * that takes a scope by which our key could do more than read and write files.
 */
export function downloadAddress(path: string, token: string): string {
  const { STORAGE_BUCKET, FIREBASE_STORAGE_EMULATOR_HOST: host } = env();
  const origin = host ? `http://${host}` : 'https://firebasestorage.googleapis.com';
  const query = new URLSearchParams({ alt: 'media', token });
  return `${origin}/v0/b/${STORAGE_BUCKET}/o/${encodeURIComponent(path)}?${query}`;
}

/** An address at Cloud Storage that has a private file for some minutes, under a name to save it by. */
export async function signedAddress(path: string): Promise<string> {
  const [address] = await bucket()
    .file(path)
    .getSignedUrl({
      version: 'v4',
      action: 'read',
      expires: Date.now() + SIGNED_MS,
      promptSaveAs: path.slice(path.lastIndexOf('/') + 1),
    });
  return address;
}

/** Deletes files; one that is gone already is as good. */
export async function deleteFiles(paths: readonly string[]): Promise<void> {
  await Promise.all(paths.map((path) => bucket().file(path).delete({ ignoreNotFound: true })));
}

/** Deletes everything below a folder. */
export async function deleteFolder(prefix: string): Promise<void> {
  const [files] = await bucket().getFiles({ prefix });
  await deleteFiles(files.map(({ name }) => name));
}

/** Asks for the bucket itself. @throws Error of Cloud Storage where it is not there or not ours */
export async function pingStorage(): Promise<void> {
  await bucket().getFiles({ maxResults: 1, autoPaginate: false });
}

/** What a resumable upload is kept in, in bytes. */
const PIECE = 256 * 1024;

/**
 * Whether a browser may read how much of an upload has arrived: tried with an upload that is canceled. What
 * the bucket's CORS has to say for it, Google does not document.
 */
export async function showsProgress(): Promise<boolean> {
  const size = 2 * PIECE;
  const contentType = 'application/octet-stream';
  const address = await openUploadSession({ path: 'health/check', contentType, size });
  try {
    const { headers } = await fetch(address, {
      method: 'PUT',
      redirect: 'manual',
      headers: {
        origin: new URL(env().SITE_URL).origin,
        'content-range': `bytes 0-${PIECE - 1}/${size}`,
      },
      body: new Uint8Array(PIECE),
    });
    const exposed = headers.get('access-control-expose-headers') ?? '';
    return exposed.split(',').some((name) => ['range', '*'].includes(name.trim().toLowerCase()));
  } finally {
    await cancelUploadSession(address);
  }
}

/** Whether Cloud Storage said that there is no such file. */
export function isNotFound(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 404;
}
