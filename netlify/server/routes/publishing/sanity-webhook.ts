import { hearSanity } from '../../use-cases/publishing/hear-sanity.ts';
import { guarded } from '../http/guarded.ts';
import { readBody } from '../http/read-request.ts';
import { respondJson } from '../http/respond.ts';
import { refuseMethod } from '../http/route.ts';

/** A webhook without a projection brings the whole document: a legal text is long. */
const MAX_DOCUMENT_BYTES = 1024 * 1024;

export const answerSanity = guarded(async (request, { now }) => {
  refuseMethod(request, { method: 'POST' });
  const body = await readBody(request, MAX_DOCUMENT_BYTES);
  const { headers } = request;
  const signature = headers.get('sanity-webhook-signature');
  const idempotencyKey = headers.get('idempotency-key');
  return respondJson(await hearSanity({ body, signature, idempotencyKey }, now));
});
