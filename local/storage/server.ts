/**
 * A stand-in for the part of Cloud Storage that Courtside uses, over a folder; reached by the real
 * `firebase-admin/storage` with FIREBASE_STORAGE_EMULATOR_HOST, and by browsers at the addresses of
 * upload sessions.
 *
 * Uploads: POST /upload/storage/v1/b/B/o?uploadType=resumable opens a session (`X-Upload-Content-*`,
 * `Origin`, `ifGenerationMatch`); PUT takes it whole or in pieces, `bytes *\/N` asks how far it is,
 * DELETE cancels. `uploadType=multipart` takes a small object whole.
 * Objects, at /b/B/o or /storage/v1/b/B/o: list with prefix; GET, also `alt=media` with Range; PATCH; DELETE; rewriteTo.
 * Firebase: GET /v0/b/B/o/N?alt=media&token=…
 *
 * Controls for tests, JSON in:
 *   POST /_local/faults        { size, cutAt?, times?, bytesPerSecond? }  for uploads of exactly `size` bytes
 *   POST /_local/faults/clear  { size }
 *
 * What it does not do: authorization (the SDK sends none to an emulator); other buckets, ACLs,
 * versions, signed addresses, holds, encryption, delimiters, composing. It refuses them with 501.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Service } from '../service.ts';
import { openBucket } from './bucket.ts';
import { sendError } from './http.ts';
import { answer } from './routes.ts';

export interface StorageOptions {
  /** 0 for any free one. */
  port: number;
  /** Holds the objects, and the uploads under way; made when missing. */
  directory: string;
  /** The one bucket; a request for another is 404. */
  bucket: string;
}

/** Cloud Storage on this machine. */
export async function startStorage(options: StorageOptions): Promise<Service> {
  const bucket = openBucket(options.bucket, options.directory);
  const server = createServer((incoming, response) => {
    answer(bucket, incoming, response).catch((error: unknown) => {
      // What is still on its way is read and forgotten, so that the sender gets to the answer.
      incoming.resume();
      sendError(response, error);
    });
  });
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  bucket.origin = `http://127.0.0.1:${port}`;
  return {
    url: bucket.origin,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
