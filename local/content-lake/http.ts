import type { IncomingMessage, ServerResponse } from 'node:http';
import { gatewayError, LakeError } from './lake-error.ts';

export interface LakeRequest {
  method: string;
  url: URL;
  /** `2025-02-19` of `/v2025-02-19/…`; empty for addresses without a version. */
  apiVersion: string;
  /** The path after the version, decoded, in segments. */
  segments: string[];
  incoming: IncomingMessage;
  /** True with the editor's token; a wrong token was refused before. */
  isEditor: boolean;
}

const BODY_LIMIT = 30 * 1024 * 1024;
const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\]|[\w-]+\.localhost)(:\d+)?$/;

/** Answers with JSON; headers set before are kept. */
export function sendJson(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify(body));
}

/** Answers a refusal in its own words; anything else is a 500 that is also in the log. */
export function sendError(response: ServerResponse, error: unknown): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  if (error instanceof LakeError) {
    sendJson(response, error.status, error.body);
    return;
  }
  console.error('content lake:', error);
  const message = error instanceof Error ? error.message : String(error);
  sendJson(response, 500, { statusCode: 500, error: 'Internal Server Error', message });
}

/** Reads a whole body, up to 30 MB. */
export async function readBody(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = Buffer.from(chunk);
    size += bytes.length;
    if (size > BODY_LIMIT) throw gatewayError(413, 'Request body is larger than 30 MB');
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

/** Reads a JSON body; 400 when it is none. */
export async function readJson(incoming: IncomingMessage): Promise<unknown> {
  const text = (await readBody(incoming)).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw gatewayError(400, 'Request body is not valid JSON');
  }
}

/**
 * CORS as a Sanity project with this laptop's addresses among its allowed origins: those may send
 * credentials, any other page may only look at public content.
 */
export function setCorsHeaders(incoming: IncomingMessage, response: ServerResponse): void {
  const { origin } = incoming.headers;
  response.setHeader('vary', 'Origin');
  if (origin === undefined || !LOCAL_ORIGIN.test(origin)) {
    response.setHeader('access-control-allow-origin', '*');
    return;
  }
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', 'Content-Type, Content-Length, ETag');
}

/**
 * Answers a browser's question before a request with a token or JSON. Pages from elsewhere get no:
 * the editor's token of a laptop is no secret, and no other site may write with it.
 */
export function answerPreflight(incoming: IncomingMessage, response: ServerResponse): void {
  const { origin = '', 'access-control-request-headers': wanted = '' } = incoming.headers;
  if (LOCAL_ORIGIN.test(origin)) {
    response.setHeader('access-control-allow-methods', 'GET, HEAD, POST, OPTIONS');
    response.setHeader('access-control-allow-headers', wanted);
    response.setHeader('access-control-allow-private-network', 'true');
    response.setHeader('access-control-max-age', '600');
  }
  response.writeHead(204).end();
}
