import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { File } from '@google-cloud/storage';

/** Bytes of a file by their places, both ends included. */
export interface Part {
  start: number;
  end: number;
}

/** An answer of Cloud Storage that is not the bytes; `code` is its HTTP status. */
class StorageAnswerError extends Error {
  readonly code: number;

  constructor(name: string, code: number) {
    super(`Cloud Storage answered ${code} for the bytes of ${name}.`);
    this.code = code;
  }
}

/** Milliseconds before another try. */
const WAITS = [200, 600];

const isPassing = (status: number) => status === 408 || status === 429 || status >= 500;

/**
 * Asks for a file's bytes by our own fetch, with the library's address and sign-in. The library's reading
 * stream puts more listeners on a stream than Node thinks sound, at each download
 * (googleapis/google-cloud-node#9185), and ends the process when it is destroyed before its answer has
 * come (#9242). A passing failure is tried again, until the first byte.
 * @throws StorageAnswerError when there is no such file, or Cloud Storage refuses
 */
export async function fetchBytes(file: File, part?: Part): Promise<Response> {
  for (const pause of [...WAITS, undefined]) {
    try {
      const response = await fetch(await signedIn(file, part));
      if (response.ok) return response;
      await response.body?.cancel();
      if (pause === undefined || !isPassing(response.status)) {
        throw new StorageAnswerError(file.name, response.status);
      }
    } catch (error) {
      if (pause === undefined || error instanceof StorageAnswerError) throw error;
    }
    await wait(pause);
  }
  throw new Error('The last try either answers or throws.');
}

/** The same in memory. A whole file is held against the checksum that Cloud Storage keeps of it. */
export async function readBytes(file: File, part?: Part): Promise<Buffer> {
  const response = await fetchBytes(file, part);
  const bytes = Buffer.from(await response.arrayBuffer());
  const [, md5] = /md5=([^,\s]+)/.exec(response.headers.get('x-goog-hash') ?? '') ?? [];
  if (part || !md5 || md5 === createHash('md5').update(bytes).digest('base64')) return bytes;
  throw new Error(`The bytes of ${file.name} came out other than they were stored.`);
}

/** The library's own token where the service wants one; the one on this machine wants none. */
async function signedIn({ storage, bucket, name }: File, part?: Part): Promise<Request> {
  const uri = `${storage.baseUrl}/b/${bucket.name}/o/${encodeURIComponent(name)}?alt=media`;
  const headers = await new Promise<Headers>((resolve, reject) => {
    storage.makeAuthenticatedRequest(
      { uri },
      {
        onAuthenticated: (error, options) =>
          error ? reject(error) : resolve(new Headers(options?.headers)),
      },
    );
  });
  if (part) headers.set('range', `bytes=${part.start}-${part.end}`);
  return new Request(uri, { headers });
}
