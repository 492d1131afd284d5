import type { IncomingMessage, ServerResponse } from 'node:http';
import { requestUrl } from '../request-url.ts';
import { answerAccount } from './account-route.ts';
import { answerActions } from './actions-route.ts';
import { answerAsset } from './asset-route.ts';
import { answerDoc } from './doc-route.ts';
import { answerPreflight, type LakeRequest, sendError, sendJson, setCorsHeaders } from './http.ts';
import type { Lake } from './lake.ts';
import { gatewayError, notImplemented } from './lake-error.ts';
import { answerListen } from './listen-route.ts';
import { answerManagement } from './management-route.ts';
import { answerMutate } from './mutate-route.ts';
import { answerQuery } from './query-route.ts';
import { answerReferences } from './references-route.ts';
import { answerUpload } from './upload-route.ts';

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
  const url = requestUrl(incoming);
  const [, version, path] = /^\/v([^/]+)(\/.*)$/.exec(url.pathname) ?? [];
  return {
    method: incoming.method ?? 'GET',
    url,
    apiVersion: version ?? '',
    segments: (path ?? url.pathname).split('/').filter(Boolean).map(decodeSegment),
    incoming,
    isEditor: checkToken(incoming.headers.authorization, editorToken),
  };
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    throw gatewayError(400, `Malformed address: ${segment}`);
  }
}

function checkToken(authorization: string | undefined, editorToken: string): boolean {
  if (authorization === undefined) return false;
  if (authorization !== `Bearer ${editorToken}`) throw gatewayError(401, 'Session not found');
  return true;
}

type Route = (lake: Lake, request: LakeRequest, response: ServerResponse) => void | Promise<void>;

/** By method and the first two parts of the path; each is followed by the dataset's name. */
const PUBLIC_ROUTES: Record<string, Route> = {
  'GET data/query': answerQuery,
  'POST data/query': answerQuery,
  'GET data/doc': answerDoc,
  'GET data/listen': answerListen,
};
const EDITOR_ROUTES: Record<string, Route> = {
  'GET data/references': answerReferences,
  'POST data/mutate': answerMutate,
  'POST data/actions': answerActions,
  'POST assets/images': answerUpload,
  'POST assets/files': answerUpload,
};

async function route(lake: Lake, request: LakeRequest, response: ServerResponse): Promise<void> {
  const method = request.method === 'HEAD' ? 'GET' : request.method;
  const [area, kind, dataset] = request.segments;
  if (area === undefined) {
    sendJson(response, 200, { service: 'content-lake', dataset: lake.dataset });
    return;
  }
  if (method === 'GET' && (area === 'images' || area === 'files')) {
    await answerAsset(lake, request, response);
    return;
  }
  if (await answerManagement(lake, request, response)) return;
  if (method === 'GET' && answerAccount(lake, request, response)) return;
  const name = `${method} ${area}/${kind}`;
  const found = PUBLIC_ROUTES[name] ?? EDITOR_ROUTES[name];
  if (found === undefined) throw notImplemented(`${request.method} ${request.url.pathname}`);
  if (dataset !== lake.dataset) {
    throw gatewayError(404, `Dataset "${dataset}" not found; this lake holds "${lake.dataset}"`);
  }
  if (name in EDITOR_ROUTES && !request.isEditor) {
    throw gatewayError(401, 'This needs an API token');
  }
  await found(lake, request, response);
}
