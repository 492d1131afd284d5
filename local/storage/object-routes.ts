import { createReadStream, openSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import type { Bucket } from './bucket.ts';
import { readJson, type StorageRequest, sendJson } from './http.ts';
import type { StoredObject } from './object-store.ts';
import { etagOf, toResource } from './resource.ts';
import { notImplemented, StorageError } from './storage-error.ts';
import { fieldsOf } from './upload-routes.ts';

const LIST_LIMIT = 1000;
const LIST_PARAMETERS = ['prefix', 'maxResults', 'pageToken', 'prettyPrint', 'projection'];

/** Answers `GET /b/<bucket>/o`: names that begin with the prefix, a page at a time. */
export function answerList(
  bucket: Bucket,
  { method, url }: StorageRequest,
  response: ServerResponse,
): void {
  if (method !== 'GET') throw notImplemented(`${method} of a bucket's objects`);
  const unknown = [...url.searchParams.keys()].filter((name) => !LIST_PARAMETERS.includes(name));
  if (unknown.length > 0) throw notImplemented(`listing with ${unknown.join(', ')}`);
  const limit = Math.min(Number(url.searchParams.get('maxResults') ?? LIST_LIMIT), LIST_LIMIT);
  const after = url.searchParams.get('pageToken');
  const all = bucket.objects
    .list(url.searchParams.get('prefix') ?? '')
    .filter(({ name }) => after === null || name > after);
  const page = all.slice(0, limit);
  sendJson(response, 200, {
    kind: 'storage#objects',
    items: page.map((object) => toResource(bucket.name, object)),
    ...(all.length > limit && { nextPageToken: page.at(-1)?.name }),
  });
}

/** Answers what is asked of one object: `/b/<bucket>/o/<name>`. */
export async function answerObject(
  bucket: Bucket,
  name: string,
  { method, url, incoming }: StorageRequest,
  response: ServerResponse,
): Promise<void> {
  const { objects } = bucket;
  if (method === 'GET' && url.searchParams.get('alt') === 'media') {
    await sendBytes(bucket, objects.find(name), incoming.headers.range, response);
  } else if (method === 'GET') {
    sendJson(response, 200, toResource(bucket.name, objects.find(name)));
  } else if (method === 'PATCH') {
    const change = fieldsOf(await readJson(incoming));
    sendJson(response, 200, toResource(bucket.name, await objects.patch(name, { ...change })));
  } else if (method === 'DELETE') {
    objects.delete(name);
    response.writeHead(204).end();
  } else throw notImplemented(`${method} of an object`);
}

/** Answers `POST /b/<bucket>/o/<name>/rewriteTo/b/<bucket>/o/<name>`, always in one step. */
export async function answerRewrite(
  bucket: Bucket,
  names: { from: string; to: string },
  { incoming }: StorageRequest,
  response: ServerResponse,
): Promise<void> {
  const fields = fieldsOf(await readJson(incoming));
  const object = await bucket.objects.copy(names.from, names.to, fields);
  sendJson(response, 200, {
    kind: 'storage#rewriteResponse',
    totalBytesRewritten: String(object.size),
    objectSize: String(object.size),
    done: true,
    resource: toResource(bucket.name, object),
  });
}

/**
 * Answers Firebase's own `/v0/b/<bucket>/o/<name>`: the bytes for whoever has the token. What is known of a
 * file it tells nobody here: in production that takes rules that allow it, or a scope that we do not ask for.
 */
export async function answerDownload(
  bucket: Bucket,
  name: string,
  { method, url, incoming }: StorageRequest,
  response: ServerResponse,
): Promise<void> {
  if (method !== 'GET') throw notImplemented(`${method} of a download address`);
  const object = bucket.objects.find(name);
  const tokens = object.metadata?.firebaseStorageDownloadTokens ?? '';
  const token = url.searchParams.get('token') ?? '';
  if (
    url.searchParams.get('alt') !== 'media' ||
    token === '' ||
    !tokens.split(',').includes(token)
  ) {
    throw new StorageError(403, 'forbidden', 'Permission denied.');
  }
  await sendBytes(bucket, object, incoming.headers.range, response);
}

async function sendBytes(
  bucket: Bucket,
  object: StoredObject,
  range: string | undefined,
  response: ServerResponse,
): Promise<void> {
  const { size, generation, md5Hash, crc32c, contentType, contentDisposition } = object;
  const part = readRange(range, size);
  const { start, end } = part ?? { start: 0, end: size - 1 };
  // Open before the answer begins: a reader gets all of an object that is deleted meanwhile.
  const fd = size === 0 ? undefined : openSync(bucket.objects.file(object.name), 'r');
  response.writeHead(part ? 206 : 200, {
    'content-type': contentType ?? 'application/octet-stream',
    'content-length': String(end - start + 1),
    'accept-ranges': 'bytes',
    ...(contentDisposition && { 'content-disposition': contentDisposition }),
    etag: etagOf(object),
    'x-goog-generation': String(generation),
    'x-goog-hash': `crc32c=${crc32c},md5=${md5Hash}`,
    'x-goog-stored-content-encoding': 'identity',
    'x-goog-stored-content-length': String(size),
    ...(part && { 'content-range': `bytes ${start}-${end}/${size}` }),
  });
  if (fd === undefined) response.end();
  else await pipeline(createReadStream('', { fd, start, end }), response);
}

/** The asked part, or undefined for the whole. @throws StorageError 416 outside of the object */
function readRange(header: string | undefined, size: number) {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  if (start >= size || start > end) {
    throw new StorageError(416, 'requestedRangeNotSatisfiable', 'Request range not satisfiable');
  }
  return { start, end };
}
