import { decodeSignatureHeader, isValidSignature } from '@sanity/webhook';
import * as z from 'zod/mini';
import { messages } from '#words/office/refusals/webhooks.ts';
import { AppError } from '../core/app-error.ts';
import { env } from '../core/env.ts';

/** Sanity delivers again for half an hour what was not taken. */
const OLDEST_MS = 60 * 60_000;
/** How far Sanity's clock may be ahead of ours. */
const AHEAD_MS = 5 * 60_000;

const PublishedSchema = z.object({
  _id: z.string(),
  _type: z.string(),
  requestedBy: z.optional(z.string().check(z.maxLength(200))),
  /** 'create', 'update' or 'delete', also of what is unpublished; webhooks of before do not say it. */
  operation: z.optional(z.string()),
});
/** The document that has changed, as far as we read it. */
export type Published = z.infer<typeof PublishedSchema>;

/**
 * The document that a webhook of Sanity tells of, when its signature is ours and not an hour old.
 * @param signature Sanity's header; null where it is missing
 * @throws AppError service_unavailable where no secret is set, invalid_signature, malformed_request
 */
export async function readPublished(
  body: string,
  signature: string | null,
  now: Date,
): Promise<Published> {
  const secret = env().SANITY_WEBHOOK_SECRET;
  if (secret === undefined) {
    const cause = 'SANITY_WEBHOOK_SECRET is not set.';
    throw new AppError('service_unavailable', messages.notSetUp, { cause });
  }
  if (!(await isSigned(body, signature, secret, now))) {
    throw new AppError('invalid_signature', messages.signatureOrAge);
  }
  const document = PublishedSchema.safeParse(parseJson(body));
  if (document.success) return document.data;
  throw new AppError('malformed_request', messages.noDocument);
}

async function isSigned(body: string, signature: string | null, secret: string, now: Date) {
  if (!signature || !body || !(await isValidSignature(body, signature, secret))) return false;
  const age = now.getTime() - decodeSignatureHeader(signature).timestamp;
  return age <= OLDEST_MS && age >= -AHEAD_MS;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
