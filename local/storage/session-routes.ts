import type { ServerResponse } from 'node:http';
import type { Bucket } from './bucket.ts';
import { type StorageRequest, sendJson } from './http.ts';
import { readContentRange, receiveBytes } from './receive.ts';
import { toResource } from './resource.ts';
import { notImplemented, StorageError } from './storage-error.ts';
import type { UploadSession } from './upload-session.ts';

/** Answers what a browser sends to the address of an upload session. */
export async function answerSession(
  bucket: Bucket,
  request: StorageRequest,
  response: ServerResponse,
): Promise<void> {
  const { method, url, incoming } = request;
  const session = bucket.sessions.find(url.searchParams.get('upload_id') ?? '');
  allowOrigin(response, session);
  if (method === 'OPTIONS') {
    answerPreflight(response, incoming.headers['access-control-request-headers'] ?? '');
    return;
  }
  if (method === 'DELETE') {
    bucket.sessions.save({ ...session, state: 'cancelled' });
    bucket.sessions.discard(session);
    response.writeHead(499, 'Client Closed Request').end();
    return;
  }
  if (method !== 'PUT') throw notImplemented(`${method} of an upload session`);
  await takeBytes(bucket, session, request, response);
}

async function takeBytes(
  bucket: Bucket,
  session: UploadSession,
  { incoming }: StorageRequest,
  response: ServerResponse,
): Promise<void> {
  const { sessions, objects } = bucket;
  if (session.state === 'finished') {
    sendJson(response, 200, toResource(bucket.name, objects.find(session.name)));
    return;
  }
  const { start, total } = readContentRange(incoming, session);
  if (start === undefined) incoming.resume();
  else if (!(await receiveBytes(bucket, session, start, incoming))) return;
  const size = sessions.received(session);
  if (total === undefined || size < total) {
    // Between requests only whole pieces are kept.
    sessions.keepWholePieces(session);
    sendProgress(response, sessions.received(session));
    return;
  }
  if (size > total) throw new StorageError(400, 'invalid', 'More bytes came than were declared.');
  if (size === 0) sessions.append(session, new Uint8Array());
  const object = await objects.put(
    session.name,
    sessions.file(session),
    session.fields,
    session.ifGenerationMatch ?? undefined,
  );
  sessions.save({ ...session, state: 'finished' });
  sendJson(response, 200, toResource(bucket.name, object));
}

/** "Resume Incomplete": how far it is; nothing is said of the range while it is empty. */
function sendProgress(response: ServerResponse, received: number): void {
  response.writeHead(308, 'Resume Incomplete', {
    'content-length': '0',
    ...(received > 0 && { range: `bytes=0-${received - 1}` }),
  });
  response.end();
}

function allowOrigin(response: ServerResponse, { origin }: UploadSession): void {
  response.setHeader('vary', 'Origin');
  if (origin === null) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', 'Content-Length, Content-Type, Range');
}

function answerPreflight(response: ServerResponse, wantedHeaders: string): void {
  response.writeHead(200, {
    'access-control-allow-methods': 'PUT, DELETE',
    'access-control-allow-headers': wantedHeaders,
    'access-control-max-age': '3600',
  });
  response.end();
}
