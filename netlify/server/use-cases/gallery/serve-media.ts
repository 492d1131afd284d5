import { Readable } from 'node:stream';
import { objectOfMedia } from '#domain/gallery/published-file.ts';
import { downloadAddress, findFile, type StoredFacts, streamFile } from '../../gateways/storage.ts';
import { AppError } from '../../http/app-error.ts';
import { type ByteRange, readByteRange } from '../../http/byte-range.ts';
import { mediaCacheTag } from './cache-tags.ts';

/** Players ask on for the rest; functions may answer with 20 MB and not for long. */
const LONGEST_PART = 4 * 1024 * 1024;
/** What is larger than this, asked for as a whole, is had from Firebase itself. */
const LARGEST_WHOLE = 16 * 1024 * 1024;

/**
 * A published picture or video, whole or in part. The CDN keeps whole ones until the submission is
 * deleted; browsers a day, because what is taken down on request must not linger.
 * @throws AppError not_found for whatever is not published
 */
export async function serveMedia(request: Request): Promise<Response> {
  const path = objectOfMedia(new URL(request.url).pathname);
  const facts = path === undefined ? undefined : await findFile(path);
  if (path === undefined || !facts) {
    throw new AppError('not_found', 'This picture or video is not in the gallery.');
  }
  const headers = headersOf(path, facts);
  if (request.headers.get('if-none-match') === facts.etag) {
    return new Response(null, { status: 304, headers });
  }
  const range = readByteRange(request.headers.get('range'), facts.size, LONGEST_PART);
  if (range === 'outside') {
    headers.set('content-range', `bytes */${facts.size}`);
    return new Response(null, { status: 416, headers });
  }
  if (!range && facts.size > LARGEST_WHOLE && request.method === 'GET') {
    const location = await downloadAddress(path);
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

function headersOf(path: string, { contentType, etag }: StoredFacts): Headers {
  const [, submissionId = ''] = path.split('/');
  return new Headers({
    'content-type': contentType,
    'accept-ranges': 'bytes',
    etag,
    'cache-control': 'public, max-age=86400',
    'netlify-cdn-cache-control': 'public, durable, s-maxage=31536000',
    'netlify-cache-tag': mediaCacheTag(submissionId),
    'content-security-policy': "default-src 'none'",
  });
}
