import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Bucket } from './bucket.ts';
import { readJson, readRequest, type StorageRequest, sendJson } from './http.ts';
import { answerDownload, answerList, answerObject, answerRewrite } from './object-routes.ts';
import { answerSession } from './session-routes.ts';
import { notImplemented, StorageError } from './storage-error.ts';
import { answerUpload } from './upload-routes.ts';

/** `names` are what the pattern's groups matched, decoded, after the bucket. */
type Route = (
  bucket: Bucket,
  names: readonly string[],
  request: StorageRequest,
  response: ServerResponse,
) => void | Promise<void>;

/** By path, its segments encoded: an object's name is one of them, slashes and all. */
const ROUTES: readonly (readonly [pattern: RegExp, route: Route])[] = [
  [
    /^upload\/storage\/v1\/b\/([^/]+)\/o$/,
    (bucket, _, request, response) => {
      if (request.url.searchParams.has('upload_id'))
        return answerSession(bucket, request, response);
      if (request.method === 'POST') return answerUpload(bucket, request, response);
      throw notImplemented(`${request.method} of an upload`);
    },
  ],
  [/^b\/([^/]+)\/o$/, (bucket, _, request, response) => answerList(bucket, request, response)],
  [
    /^b\/([^/]+)\/o\/([^/]+)$/,
    (bucket, [name = ''], request, response) => answerObject(bucket, name, request, response),
  ],
  [
    /^b\/([^/]+)\/o\/([^/]+)\/rewriteTo\/b\/([^/]+)\/o\/([^/]+)$/,
    (bucket, [from = '', target, to = ''], request, response) => {
      checkBucket(bucket, target);
      return answerRewrite(bucket, { from, to }, request, response);
    },
  ],
  [
    /^v0\/b\/([^/]+)\/o\/([^/]+)$/,
    (bucket, [name = ''], request, response) => answerDownload(bucket, name, request, response),
  ],
];

/** The whole server as one function. @throws StorageError for every refusal */
export async function answer(
  bucket: Bucket,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const request = readRequest(incoming);
  const path = request.segments
    .map((part) => encodeURIComponent(part))
    .join('/')
    // The SDK leaves it out when it talks to an emulator.
    .replace(/^storage\/v1\//, '');
  if (path === '') {
    sendJson(response, 200, { service: 'storage', bucket: bucket.name });
    return;
  }
  if (path.startsWith('_local/')) {
    await answerControl(bucket, path, request, response);
    return;
  }
  for (const [pattern, route] of ROUTES) {
    const match = pattern.exec(path);
    if (!match) continue;
    const [asked, ...names] = match.slice(1).map((part) => decodeURIComponent(part));
    checkBucket(bucket, asked);
    await route(bucket, names, request, response);
    return;
  }
  throw notImplemented(`${request.method} ${request.url.pathname}`);
}

function checkBucket({ name }: Bucket, asked: string | undefined): void {
  if (asked === name) return;
  throw new StorageError(
    404,
    'notFound',
    `The bucket "${asked}" does not exist; this is "${name}".`,
  );
}

async function answerControl(
  bucket: Bucket,
  path: string,
  { method, incoming }: StorageRequest,
  response: ServerResponse,
): Promise<void> {
  if (method !== 'POST') throw notImplemented(`${method} ${path}`);
  const body = await readJson(incoming);
  if (path === '_local/faults') bucket.faults.set(body);
  else if (path === '_local/faults/clear') bucket.faults.clear(Number(body.size));
  else throw notImplemented(path);
  sendJson(response, 200, {});
}
