import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import type { Bucket } from './bucket.ts';
import { parseJson, readBody, readJson, type StorageRequest, sendJson } from './http.ts';
import { checkName, type ObjectFields } from './object-store.ts';
import { toResource } from './resource.ts';
import { badRequest, notImplemented } from './storage-error.ts';

/** Answers `POST /upload/storage/v1/b/<bucket>/o`: opens a session, or takes a small object whole. */
export async function answerUpload(
  bucket: Bucket,
  request: StorageRequest,
  response: ServerResponse,
): Promise<void> {
  const type = request.url.searchParams.get('uploadType');
  if (type === 'resumable') return openSession(bucket, request, response);
  if (type === 'multipart') return takeMultipart(bucket, request, response);
  throw notImplemented(`uploads of the type "${type}"`);
}

async function openSession(
  bucket: Bucket,
  { url, incoming }: StorageRequest,
  response: ServerResponse,
): Promise<void> {
  const { headers } = incoming;
  const body = await readJson(incoming);
  const name = url.searchParams.get('name') ?? String(body.name ?? '');
  checkName(name);
  const size = headers['x-upload-content-length'];
  const type = headers['x-upload-content-type'];
  const session = bucket.sessions.open({
    name,
    declaredSize: typeof size === 'string' ? Number(size) : null,
    fields: { ...fieldsOf(body), ...(typeof type === 'string' && { contentType: type }) },
    ifGenerationMatch: readGeneration(url) ?? null,
    origin: headers.origin ?? null,
  });
  const query = new URLSearchParams({ uploadType: 'resumable', name, upload_id: session.id });
  const location = `${bucket.origin}/upload/storage/v1/b/${bucket.name}/o?${query}`;
  response.writeHead(200, { location, 'x-guploader-uploadid': session.id, 'content-length': '0' });
  response.end();
}

/** Metadata and bytes in one body (RFC 2387), as the SDK sends what it has in memory. */
async function takeMultipart(
  bucket: Bucket,
  { url, incoming }: StorageRequest,
  response: ServerResponse,
): Promise<void> {
  const boundary = /boundary="?([^";]+)"?/.exec(incoming.headers['content-type'] ?? '')?.[1];
  if (boundary === undefined) throw badRequest('The multipart body has no boundary.');
  const [first, second] = splitParts(await readBody(incoming), boundary);
  if (!first || !second) throw badRequest('A multipart upload has two parts.');
  const body = parseJson(first.content.toString('utf8'));
  const name = url.searchParams.get('name') ?? String(body.name ?? '');
  checkName(name);
  const waiting = path.join(bucket.directory, `${randomUUID()}.part`);
  await writeFile(waiting, second.content);
  const fields = { ...(second.type && { contentType: second.type }), ...fieldsOf(body) };
  const object = await bucket.objects.put(name, waiting, fields, readGeneration(url));
  sendJson(response, 200, toResource(bucket.name, object));
}

/** What a caller may say of an object; what Cloud Storage takes besides is refused, not forgotten. */
export function fieldsOf(body: Record<string, unknown>): ObjectFields {
  const { contentType, cacheControl, contentDisposition, metadata, ...rest } = body;
  const { name: _name, bucket: _bucket, contentEncoding, ...others } = rest;
  if (contentEncoding !== undefined) throw notImplemented('contentEncoding');
  const unknown = Object.keys(others);
  if (unknown.length > 0) throw notImplemented(`the fields ${unknown.join(', ')} of an object`);
  const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
  return {
    ...(contentType !== undefined && { contentType: text(contentType) }),
    ...(cacheControl !== undefined && { cacheControl: text(cacheControl) }),
    ...(contentDisposition !== undefined && { contentDisposition: text(contentDisposition) }),
    ...(metadata !== undefined && { metadata: metadata as Record<string, string> }),
  };
}

function readGeneration(url: URL): number | undefined {
  const value = url.searchParams.get('ifGenerationMatch');
  return value === null ? undefined : Number(value);
}

interface Part {
  type: string | undefined;
  content: Buffer;
}

function splitParts(body: Buffer, boundary: string): Part[] {
  const delimiter = Buffer.from(`--${boundary}`);
  const parts: Part[] = [];
  let start = body.indexOf(delimiter);
  while (start !== -1) {
    const from = start + delimiter.length;
    const end = body.indexOf(delimiter, from);
    if (end === -1) break;
    const part = body.subarray(from, end);
    const gap = part.indexOf('\r\n\r\n');
    const head = part.subarray(0, gap).toString('latin1');
    // The line break before a delimiter belongs to the delimiter.
    const content = part.subarray(gap + 4, part.length - 2);
    parts.push({ type: /content-type:\s*([^\r\n]+)/i.exec(head)?.[1], content });
    start = end;
  }
  return parts;
}
