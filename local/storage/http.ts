import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestUrl } from '../request-url.ts';
import { badRequest, StorageError } from './storage-error.ts';

export interface StorageRequest {
  method: string;
  url: URL;
  /** The path's segments, decoded; a slash within an object's name comes encoded and stays in its segment. */
  segments: string[];
  incoming: IncomingMessage;
}

/** A form of metadata, or a picture made on the server; larger ones come by session. */
const BODY_LIMIT = 64 * 1024 * 1024;

export function readRequest(incoming: IncomingMessage): StorageRequest {
  const [rawPath = '/'] = (incoming.url ?? '/').split('?');
  return {
    method: incoming.method ?? 'GET',
    url: requestUrl(incoming),
    segments: rawPath.split('/').filter(Boolean).map(decodeSegment),
    incoming,
  };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw badRequest(`Malformed address: ${segment}`);
  }
}

export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > BODY_LIMIT) throw new StorageError(413, 'uploadTooLarge', 'Use a session for this.');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** A body that is a JSON object, or nothing at all. */
export async function readJson(incoming: IncomingMessage): Promise<Record<string, unknown>> {
  return parseJson((await readBody(incoming)).toString('utf8'));
}

export function parseJson(text: string): Record<string, unknown> {
  if (text.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return value as Record<string, unknown>;
    }
  } catch {
    // Said below.
  }
  throw badRequest('Parse Error: the body is not a JSON object.');
}

export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  response.end(JSON.stringify(body));
}

export function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  if (error instanceof StorageError) {
    sendJson(response, error.status, error.body);
    return;
  }
  console.error('local storage:', error);
  const message = error instanceof Error ? error.message : String(error);
  sendJson(response, 500, { error: { code: 500, message, errors: [] } });
}
