import type * as z from 'zod/mini';
import { fieldErrors } from '#domain/forms/field-errors.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';

/** Far above the longest honest form, far below what would hurt. */
const MAX_BODY_BYTES = 64 * 1024;

/**
 * The body as text, never holding more than the limit in memory.
 * @throws AppError payload_too_large
 */
export async function readBody(request: Request, maxBytes = MAX_BODY_BYTES): Promise<string> {
  const tooLarge = new AppError('payload_too_large', messages.tooLarge);
  if (Number(request.headers.get('content-length') ?? 0) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength;
    if (size > maxBytes) throw tooLarge;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

/**
 * The body parsed as JSON with a contract's schema.
 * @throws AppError unsupported_media_type, payload_too_large, malformed_request or invalid_input
 */
export async function readJson<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
  maxBytes?: number,
): Promise<z.infer<Schema>> {
  const contentType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (contentType !== 'application/json') {
    throw new AppError('unsupported_media_type', messages.notJson);
  }
  const text = await readBody(request, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AppError('malformed_request', messages.sendAgain, {
      cause,
    });
  }
  return parseInput(value, schema);
}

/** The query parsed with a contract's schema; of a repeated parameter the last counts. */
export function readQuery<Schema extends z.ZodMiniType>(
  request: Request,
  schema: Schema,
): z.infer<Schema> {
  return parseInput(Object.fromEntries(new URL(request.url).searchParams), schema);
}

function parseInput<Schema extends z.ZodMiniType>(value: unknown, schema: Schema): z.infer<Schema> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const fields = fieldErrors(result.error.issues);
  throw new AppError('invalid_input', messages.checkFields, { fields });
}
