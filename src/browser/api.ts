import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { ErrorBodySchema, type ErrorCode } from '#contracts/errors.ts';
import { UNDO_HEADER } from '#contracts/records/undo-header.ts';
import { messages } from '#words/calls.ts';
import { currentLanguage } from '#words/current-language.ts';
import { eitherSignal } from './either-signal.ts';
import { readIdToken } from './session/id-token.ts';
import { askToSignIn } from './session/sign-in-in-place.ts';

export interface ApiError {
  /** The API's own codes, or what can go wrong on the way to it. */
  code: ErrorCode | keyof typeof messages;
  /** For the person, in full sentences. */
  message: string;
  /** Messages by field path, such as 'customer.email'. */
  fields?: Record<string, string>;
}

export type ApiResult<Data> =
  | {
      ok: true;
      data: Data;
      /** What takes the change back that was made, where it can be: for `undoEndpoint`. */
      undo?: string;
    }
  | { ok: false; error: ApiError };

export interface CallOptions {
  signal?: AbortSignal;
  /** Default 15 s. */
  timeoutMs?: number;
  /** Where the caller is not signed in (any more): to the sign-in page and back, unless told to answer only. */
  onUnauthorized?: 'sign-in' | 'answer';
}

/**
 * Calls an endpoint of the contracts, with the ID token of whoever is signed in where it is not for
 * everyone. Where the server wants the second factor, or the session has ended with something open, the
 * person is asked for it and the same is sent again. Never throws: whatever goes wrong comes back as a message.
 */
export async function callApi<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response>,
  request: z.input<Request>,
  options: CallOptions = {},
): Promise<ApiResult<z.output<Response>>> {
  const result = await callOnce(endpoint, request, options);
  if (result.ok) return result;
  const { code } = result.error;
  if (code === 'unauthorized' && options.onUnauthorized !== 'answer') {
    // Signed in again, the second factor may be wanted, too.
    return (await askToSignIn()) ? callApi(endpoint, request, options) : result;
  }
  if (code !== 'second_factor_required') return result;
  const { askSecondFactor } = await import('./second-factor.ts');
  return (await askSecondFactor()) ? callOnce(endpoint, request, options) : result;
}

async function callOnce<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response>,
  request: z.input<Request>,
  { signal, timeoutMs = 15_000 }: CallOptions,
): Promise<ApiResult<z.output<Response>>> {
  const timeout = AbortSignal.timeout(timeoutMs);
  let response: globalThis.Response;
  let body: string;
  try {
    const token = endpoint.access === 'public' ? undefined : await readIdToken();
    // Nobody is signed in (any more): the server would only say so.
    if (token === null) return refuse('unauthorized');
    const ending = signal ? eitherSignal(signal, timeout) : timeout;
    response = await send(endpoint, request, token, ending);
    body = await response.text();
  } catch {
    if (signal?.aborted) return refuse('aborted');
    return refuse(timeout.aborted ? 'timeout' : 'network');
  }
  if (response.ok) {
    const undo = response.headers.get(UNDO_HEADER);
    return { ...readData(endpoint.response, body), ...(undo && { undo }) };
  }
  return readRefusal(body);
}

async function send(
  endpoint: Endpoint<z.ZodMiniType, z.ZodMiniType>,
  request: unknown,
  token: string | undefined,
  signal: AbortSignal,
): Promise<Response> {
  const { method, path, provesWork } = endpoint;
  const sent: Record<string, string> = {
    // The page's, not the browser's: what is answered stands on it.
    'accept-language': currentLanguage(),
    ...(token && { authorization: `Bearer ${token}` }),
  };
  if (method === 'POST') {
    const proof = provesWork ? await proveWork(request) : {};
    return fetch(path, {
      method,
      signal,
      headers: { ...sent, ...proof, 'content-type': 'application/json' },
      body: JSON.stringify(request),
    });
  }
  const query = new URLSearchParams(request as Record<string, string>).toString();
  return fetch(query ? `${path}?${query}` : path, { method, signal, headers: sent });
}

/** Loaded when it is needed: most pages send nothing that is paid for. */
async function proveWork(request: unknown): Promise<Record<string, string>> {
  const { PROOF_HEADER, solveProof } = await import('#domain/limits/proof-of-work.ts');
  const { idempotencyKey } = request as { idempotencyKey: string };
  return { [PROOF_HEADER]: await solveProof(idempotencyKey) };
}

function readData<Response extends z.ZodMiniType>(
  schema: Response,
  body: string,
): ApiResult<z.output<Response>> {
  const parsed = schema.safeParse(parseJson(body));
  return parsed.success ? { ok: true, data: parsed.data } : refuse('unexpected_answer');
}

function readRefusal(body: string): { ok: false; error: ApiError } {
  const parsed = ErrorBodySchema.safeParse(parseJson(body));
  if (!parsed.success) return refuse('unexpected_answer');
  const { code, message, fields } = parsed.data.error;
  return { ok: false, error: { code, message, ...(fields && { fields }) } };
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

function refuse(code: keyof typeof messages): { ok: false; error: ApiError } {
  return { ok: false, error: { code, message: messages[code] } };
}
