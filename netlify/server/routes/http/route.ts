import type * as z from 'zod/mini';
import type { Access, Endpoint } from '#contracts/endpoint.ts';
import { messages } from '#words/refusals/common.ts';
import { AppError } from '../../core/app-error.ts';
import type { RequestInfo } from '../../core/request-info.ts';
import { finished, type Handler } from './finish.ts';
import { guardedIn } from './guarded.ts';
import { languageOfRequest } from './language-of-request.ts';
import { readJson, readQuery } from './read-request.ts';
import { respondError, respondJson } from './respond.ts';

/** An endpoint with what answers it. */
export interface Route {
  endpoint: Pick<Endpoint<z.ZodMiniType, z.ZodMiniType>, 'method' | 'path' | 'access'>;
  handler: Handler;
}

/** A public endpoint: parses the request, answers with JSON, in the language of the page that asks. */
export function route<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response, 'public'>,
  answer: (input: z.infer<Request>, info: RequestInfo) => Promise<z.infer<Response>>,
  headers: Record<string, string> = {},
): Route {
  const handler = guardedIn(languageOfRequest, async (request, info) => {
    refuseMethod(request, endpoint);
    return answerWith(endpoint, request, (input) => answer(input, info), headers);
  });
  return { endpoint, handler };
}

/**
 * A function that has these endpoints, each at its address. What is asked with a slash at the end or in
 * capitals is led there.
 */
export function serveRoutes(...routes: readonly Route[]): Handler {
  return finished(async (request, context) => {
    const { pathname, search } = new URL(request.url);
    const here = routes.filter(({ endpoint }) => endpoint.path === pathname);
    // HEAD is GET without the body. Where the method fits none, the first refuses it.
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const found = here.find(({ endpoint }) => endpoint.method === method) ?? here[0];
    if (found) return found.handler(request, context);
    // Netlify gives a function these addresses, too, and the slash stays in them.
    const plain = pathname.replace(/\/$/, '').toLowerCase();
    const isMeant = routes.some(({ endpoint }) => endpoint.path === plain);
    return method === 'GET' && isMeant ? leadTo(plain + search) : answerNotFound();
  });
}

function leadTo(address: string): Response {
  return new Response(null, { status: 301, headers: { location: address } });
}

function answerNotFound(): Response {
  return respondError(new AppError('not_found', messages.nothingHere), '');
}

/** @throws AppError method_not_allowed */
export function refuseMethod(
  request: Request,
  { method }: Pick<Endpoint<z.ZodMiniType, z.ZodMiniType>, 'method'>,
): void {
  // HEAD is GET without the body, which is left out in the end.
  if ((request.method === 'HEAD' ? 'GET' : request.method) === method) return;
  throw new AppError('method_not_allowed', messages.methodOnly(method));
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
