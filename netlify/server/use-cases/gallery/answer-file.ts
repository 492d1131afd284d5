import { type StoredFacts, signedAddress, streamFile } from '../../gateways/storage.ts';
import { type ByteRange, readByteRange } from './byte-range.ts';

/** Players ask on for the rest; functions may answer with 20 MB and not for long. */
const LONGEST_PART = 4 * 1024 * 1024;
/** What is larger than this, asked for as a whole, is had from Cloud Storage itself. */
const LARGEST_WHOLE = 16 * 1024 * 1024;

interface FileAnswer {
  facts: StoredFacts;
  /** Type, caching and the like; what bytes are answered is added. */
  headers: Headers;
}

/** A stored file, whole or the part of it that is asked for. */
export async function answerFile(
  request: Request,
  path: string,
  { facts, headers }: FileAnswer,
): Promise<Response> {
  headers.set('accept-ranges', 'bytes');
  const range = readByteRange(request.headers.get('range'), facts.size, LONGEST_PART);
  if (range === 'outside') {
    headers.set('content-range', `bytes */${facts.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (range) return answerPart(request, path, { facts, headers, range });
  if (facts.size > LARGEST_WHOLE && request.method === 'GET') {
    const location = await signedAddress(path);
    return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
  }
  return answerWhole(request, path, { facts, headers });
}

/** A stored file as a whole, whatever part of it is asked for. */
export async function answerWhole(
  request: Request,
  path: string,
  { facts, headers }: FileAnswer,
): Promise<Response> {
  headers.set('etag', facts.etag);
  if (request.headers.get('if-none-match') === facts.etag) {
    return new Response(null, { status: 304, headers });
  }
  headers.set('content-length', String(facts.size));
  if (request.method === 'HEAD') return new Response(null, { headers });
  return new Response(await streamFile(path, { start: 0, end: facts.size - 1 }), { headers });
}

async function answerPart(
  request: Request,
  path: string,
  { facts, headers, range }: FileAnswer & { range: ByteRange },
): Promise<Response> {
  const { start, end } = range;
  headers.set('etag', facts.etag);
  headers.set('content-length', String(end - start + 1));
  headers.set('content-range', `bytes ${start}-${end}/${facts.size}`);
  const body = request.method === 'HEAD' ? null : await streamFile(path, range);
  return new Response(body, { status: 206, headers });
}
