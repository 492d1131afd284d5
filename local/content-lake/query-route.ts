import type { ServerResponse } from 'node:http';
import { isRecord } from './document.ts';
import { type LakeRequest, readJson, sendJson } from './http.ts';
import type { Lake } from './lake.ts';
import { gatewayError, notImplemented } from './lake-error.ts';
import { parsePerspective } from './perspective.ts';
import type { QueryParams } from './query.ts';

/** `GET|POST /v…/data/query/<dataset>` → `{query, result, ms}`. */
export async function answerQuery(lake: Lake, request: LakeRequest, response: ServerResponse) {
  const { searchParams } = request.url;
  const { query, params } =
    request.method === 'POST'
      ? readQueryBody(await readJson(request.incoming))
      : { query: searchParams.get('query') ?? '', params: readQueryParams(searchParams) };
  if (query.trim() === '') throw gatewayError(400, 'query is required');
  if ((searchParams.get('resultSourceMap') ?? 'false') !== 'false') {
    throw notImplemented('content source maps (resultSourceMap)');
  }
  const perspective = parsePerspective(searchParams.get('perspective'), request.apiVersion);
  if (perspective === 'drafts' && !request.isEditor) {
    throw gatewayError(401, 'The drafts perspective needs an API token');
  }
  const started = performance.now();
  const { isEditor } = request;
  const result = await lake.queries.run({ query, params, perspective, isEditor });
  const ms = Math.round(performance.now() - started);
  const echo = searchParams.get('returnQuery') === 'false' ? {} : { query };
  sendJson(response, 200, { ...echo, result, ms, syncTags: [] });
}

/** `$name=<JSON>` of an address. */
export function readQueryParams(searchParams: URLSearchParams): QueryParams {
  const params: Record<string, unknown> = {};
  for (const [name, text] of searchParams) {
    if (!name.startsWith('$')) continue;
    try {
      params[name.slice(1)] = JSON.parse(text);
    } catch {
      throw gatewayError(400, `Unable to parse value of "${name}": it must be JSON`);
    }
  }
  return params;
}

function readQueryBody(body: unknown): { query: string; params: QueryParams } {
  if (!isRecord(body) || typeof body.query !== 'string') {
    throw gatewayError(400, 'Body must be {"query": string, "params": object}');
  }
  return { query: body.query, params: isRecord(body.params) ? body.params : {} };
}
