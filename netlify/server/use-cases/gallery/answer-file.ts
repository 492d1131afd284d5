import { Readable } from 'node:stream';
import { type StoredFacts, streamFile } from '../../gateways/storage.ts';
import { type ByteRange, readByteRange } from '../../http/byte-range.ts';

/** Players ask on for the rest; functions may answer with 20 MB and not for long. */
const LONGEST_PART = 4 * 1024 * 1024;
/** What is larger than this, asked for as a whole, is had from Firebase itself. */
const LARGEST_WHOLE = 16 * 1024 * 1024;

interface FileAnswer {
  facts: StoredFacts;
  /** Type, caching and the like; what bytes are answered is added. */
  headers: Headers;
  /** Where a file is had that is too large to pass through a function. */
  elsewhere: (path: string) => Promise<string>;
}

/** A stored file, whole or the part of it that is asked for. */
export async function answerFile(
  request: Request,
  path: string,
  { facts, headers, elsewhere }: FileAnswer,
): Promise<Response> {
  headers.set('accept-ranges', 'bytes');
  headers.set('etag', facts.etag);
  if (request.headers.get('if-none-match') === facts.etag) {
    return new Response(null, { status: 304, headers });
  }
  const range = readByteRange(request.headers.get('range'), facts.size, LONGEST_PART);
  if (range === 'outside') {
    headers.set('content-range', `bytes */${facts.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (!range && facts.size > LARGEST_WHOLE && request.method === 'GET') {
    const location = await elsewhere(path);
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
  }
  return answerBytes(request, path, { facts, range, headers });
}

function answerBytes(
  request: Request,
  path: string,
  { facts, range, headers }: { facts: StoredFacts; range: ByteRange | undefined; headers: Headers },
): Response {
  const { start, end } = range ?? { start: 0, end: facts.size - 1 };
  headers.set('content-length', String(end - start + 1));
  if (range) {
    headers.set('content-range', `bytes ${start}-${end}/${facts.size}`);
    // A cache that knows no parts must not keep one for the whole.
    headers.delete('netlify-cdn-cache-control');
  }
  const status = range ? 206 : 200;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const body = Readable.toWeb(streamFile(path, start, end)) as ReadableStream;
  return new Response(body, { status, headers });
}
