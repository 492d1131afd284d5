import type { Context } from '@netlify/functions';
import type * as z from 'zod/mini';
import type { Access, Endpoint } from '#contracts/endpoint.ts';
import { PROOF_HEADER } from '#domain/limits/proof-of-work.ts';
import { AppError } from '../../core/app-error.ts';
import { serviceUnavailable, withDeadline } from '../../core/deadline.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { isUnreachable } from '../../core/unreachable.ts';
import { brokenRecordsNoted } from '../../gateways/broken-records.ts';
import { refuseDeploy } from './deploy.ts';
import { finished, type Handler } from './finish.ts';
import { readJson, readQuery } from './read-request.ts';
import { respondError, respondJson } from './respond.ts';

/** Below the host's limit of ten seconds, so that the person gets our words and not the host's. */
const REQUEST_DEADLINE_MS = 9_000;

/** Runs `answer` with the guards every function shares: a deadline, one form of refusal, a request id. */
export function guarded(
  answer: (request: Request, info: RequestInfo) => Promise<Response>,
  deadlineMs = REQUEST_DEADLINE_MS,
): Handler {
  return finished(async (request, context) => {
    const info = requestInfo(request, context);
    try {
      refuseDeploy(context.deploy?.context);
      const { method, url } = request;
      const what = `${method} ${new URL(url).pathname}`;
      const noted = answer(request, info).finally(brokenRecordsNoted);
      return await withDeadline(noted, deadlineMs, what);
    } catch (error) {
      const unreachable = !(error instanceof AppError) && isUnreachable(error);
      return respondError(unreachable ? serviceUnavailable(error) : error, info.requestId);
    }
  });
}

/** A function that serves one public endpoint of the contract: parses the request, answers with JSON. */
export function handle<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response, 'public'>,
  answer: (input: z.infer<Request>, info: RequestInfo) => Promise<z.infer<Response>>,
  headers: Record<string, string> = {},
): Handler {
  return guarded(async (request, info) => {
    refuseMethod(request, endpoint);
    return answerWith(endpoint, request, (input) => answer(input, info), headers);
  });
}

/** @throws AppError method_not_allowed */
export function refuseMethod(
  request: Request,
  { method }: Pick<Endpoint<z.ZodMiniType, z.ZodMiniType>, 'method'>,
): void {
  // HEAD is GET without the body, which is left out in the end.
  if ((request.method === 'HEAD' ? 'GET' : request.method) === method) return;
  throw new AppError('method_not_allowed', `This address takes ${method} only.`);
}

/** Parses the request, has it answered, and lets out what the contract names. */
export async function answerWith<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response, Access>,
  request: globalThis.Request,
  answer: (input: z.infer<Request>) => Promise<z.infer<Response>>,
  headers: Record<string, string> = {},
): Promise<globalThis.Response> {
  const input =
    endpoint.method === 'POST'
      ? await readJson(request, endpoint.request, endpoint.maxBodyBytes)
      : readQuery(request, endpoint.request);
  // Only what the contract names leaves the server, whatever else a record holds.
  return respondJson(endpoint.response.parse(await answer(input)), 200, headers);
}

function requestInfo(request: Request, context: Context): RequestInfo {
  return {
    requestId: context.requestId || crypto.randomUUID(),
    now: new Date(),
    ip: context.ip ?? '',
    userAgent: request.headers.get('user-agent') ?? '',
    proof: request.headers.get(PROOF_HEADER) ?? '',
    waitUntil: (work) => {
      const logged = work.catch((error: unknown) => {
        console.error(
          JSON.stringify({ level: 'error', code: 'after_answer', detail: String(error) }),
        );
      });
      // Hosts that freeze a function after its answer offer waitUntil; elsewhere the promise just runs.
      context.waitUntil?.(logged);
    },
  };
}
