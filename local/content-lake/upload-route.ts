import type { ServerResponse } from 'node:http';
import { getAssetUrl } from './asset-store.ts';
import { commitTransaction } from './commit.ts';
import { type LakeRequest, readBody, sendJson } from './http.ts';
import type { Lake } from './lake.ts';
import { gatewayError } from './lake-error.ts';
import { Transaction } from './transaction.ts';

const DESCRIPTIONS = ['label', 'title', 'description', 'creditLine'];

/** `POST /v…/assets/images|files/<dataset>?filename=…` with the bytes → `{document}`. */
export async function answerUpload(lake: Lake, request: LakeRequest, response: ServerResponse) {
  const { searchParams } = request.url;
  const bytes = await readBody(request.incoming);
  if (bytes.length === 0) throw gatewayError(400, 'The uploaded file is empty');
  const filename = searchParams.get('filename') ?? undefined;
  const mimeType = request.incoming.headers['content-type'] ?? 'application/octet-stream';
  const asset =
    request.segments[1] === 'images'
      ? await lake.assets.addImage(bytes, filename)
      : lake.assets.addFile(bytes, filename, mimeType);
  const described = DESCRIPTIONS.flatMap((name) => {
    const value = searchParams.get(name);
    return value === null ? [] : [[name, value] as const];
  });
  const transaction = new Transaction(lake.store, undefined);
  const document = transaction.createIfNotExists({
    ...asset,
    ...Object.fromEntries(described),
    url: getAssetUrl(lake.origin, asset),
  });
  commitTransaction(lake, transaction, 'mutationError');
  sendJson(response, 200, { document });
}
