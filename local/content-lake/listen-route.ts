import type { ServerResponse } from 'node:http';
import type { LakeRequest } from './http.ts';
import type { Lake } from './lake.ts';
import { gatewayError, notImplemented } from './lake-error.ts';
import { readQueryParams } from './query-route.ts';

/**
 * `GET /v…/data/listen/<dataset>?query=…` → server-sent events: `welcome`, then a `mutation` for each
 * document that matches before or after. A listener that comes back is told `reset`, for what it
 * missed is not kept: it reads its documents again.
 */
export async function answerListen(lake: Lake, request: LakeRequest, response: ServerResponse) {
  const { searchParams } = request.url;
  const query = searchParams.get('query') ?? '';
  const params = readQueryParams(searchParams);
  const effectFormat = searchParams.get('effectFormat');
  if (query.trim() === '') throw gatewayError(400, 'query is required');
  if (effectFormat !== null && effectFormat !== 'mendoza') {
    throw notImplemented(`the effect format "${effectFormat}"`);
  }
  await lake.queries.matches(query, params, undefined);
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  });
  lake.listeners.add({
    response,
    query,
    params,
    isEditor: request.isEditor,
    includeResult: searchParams.get('includeResult') === 'true',
    includePreviousRevision: searchParams.get('includePreviousRevision') === 'true',
    includeMutations: searchParams.get('includeMutations') !== 'false',
    withEffects: effectFormat === 'mendoza',
  });
  const comesBack =
    searchParams.get('enableResume') === 'true' &&
    request.incoming.headers['last-event-id'] !== undefined;
  const name = comesBack ? 'reset' : 'welcome';
  const data = JSON.stringify({ listenerName: `listener-${crypto.randomUUID()}` });
  response.write(`event: ${name}\ndata: ${data}\n\n`);
}
