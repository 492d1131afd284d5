import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerAsset } from './asset-route.ts';
import { answerPreflight, type LakeRequest, sendError, sendJson, setCorsHeaders } from './http.ts';
import type { Lake } from './lake.ts';
import { gatewayError, notImplemented } from './lake-error.ts';
import { answerQuery } from './query-route.ts';

/** The whole server as one function; every refusal leaves it as Sanity-shaped JSON. */
export async function answer(
  lake: Lake,
  editorToken: string,
  incoming: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  setCorsHeaders(incoming, response);
  if (incoming.method === 'OPTIONS') {
    answerPreflight(incoming, response);
    return;
  }
  try {
    await route(lake, readRequest(incoming, editorToken), response);
  } catch (error) {
    sendError(response, error);
  }
}

function readRequest(incoming: IncomingMessage, editorToken: string): LakeRequest {
  const url = new URL(incoming.url ?? '/', 'http://lake.local');
  const [, version, path] = /^\/v([^/]+)(\/.*)$/.exec(url.pathname) ?? [];
  const segments = (path ?? url.pathname).split('/').filter(Boolean).map(decodeURIComponent);
  return {
    method: incoming.method ?? 'GET',
    url,
    apiVersion: version ?? '',
    segments,
    incoming,
    isEditor: checkToken(incoming.headers.authorization, editorToken),
  };
}

function checkToken(authorization: string | undefined, editorToken: string): boolean {
  if (authorization === undefined) return false;
  if (authorization !== `Bearer ${editorToken}`) throw gatewayError(401, 'Session not found');
  return true;
}

async function route(lake: Lake, request: LakeRequest, response: ServerResponse): Promise<void> {
  const { method, segments } = request;
  const [area, kind, dataset] = segments;
  const reads = method === 'GET' || method === 'HEAD';
  if (area === undefined) {
    sendJson(response, 200, { service: 'content-lake', dataset: lake.dataset });
    return;
  }
  if (reads && (area === 'images' || area === 'files')) {
    await answerAsset(lake, request, response);
    return;
  }
  if (area === 'data' && dataset !== lake.dataset) {
    throw gatewayError(404, `Dataset "${dataset}" not found; this lake holds "${lake.dataset}"`);
  }
  if (area === 'data' && kind === 'query' && (reads || method === 'POST')) {
    await answerQuery(lake, request, response);
    return;
  }
  throw notImplemented(`${method} ${request.url.pathname}`);
}
