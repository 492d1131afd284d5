import type { ServerResponse } from 'node:http';
import { type LakeRequest, sendJson } from './http.ts';
import type { Lake } from './lake.ts';
import { notImplemented } from './lake-error.ts';

/**
 * `GET /v…/data/references/<dataset>/documents/<id>/to`: the Studio asks, before it unpublishes or
 * deletes, who refers to a document from another dataset. This lake holds one dataset, so nobody does.
 */
export function answerReferences(
  _lake: Lake,
  request: LakeRequest,
  response: ServerResponse,
): void {
  if (request.url.searchParams.get('excludeInternalReferences') !== 'true') {
    throw notImplemented('references within the dataset; ask for them with a query');
  }
  sendJson(response, 200, { totalCount: 0, references: [] });
}
