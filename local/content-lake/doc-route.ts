import type { ServerResponse } from 'node:http';
import { isPublicId } from './document.ts';
import { type LakeRequest, sendJson } from './http.ts';
import type { Lake } from './lake.ts';

/** `GET /v…/data/doc/<dataset>/<id>,<id>` → `{documents, omitted}`: as stored, drafts for the editor. */
export function answerDoc(lake: Lake, request: LakeRequest, response: ServerResponse): void {
  const ids = (request.segments[3] ?? '').split(',').filter(Boolean);
  const withContent = request.url.searchParams.get('excludeContent') !== 'true';
  const documents = [];
  const omitted = [];
  for (const id of ids) {
    const document = lake.store.get(id);
    if (!request.isEditor && !isPublicId(id)) omitted.push({ id, reason: 'permission' });
    else if (document === undefined) omitted.push({ id, reason: 'existence' });
    else if (withContent) documents.push(document);
  }
  sendJson(response, 200, { documents, omitted });
}
