import type { Context } from '@netlify/functions';
import { Hono } from 'hono';
import type * as z from 'zod/mini';
import type { Endpoint } from '#contracts/endpoint.ts';
import { type ApiEnv, answerNotFound } from './api-env.ts';
import { handleSignedIn } from './handle-signed-in.ts';

/** An endpoint with what answers it: the line of a route table. */
export interface Served {
  endpoint: Pick<Endpoint<z.ZodMiniType, z.ZodMiniType>, 'method' | 'path' | 'access'>;
  handler: (request: Request, context: Context) => Promise<Response>;
}

/** A line of a route table; parameters as of `handleSignedIn`. */
export function serve<Request extends z.ZodMiniType, Response extends z.ZodMiniType>(
  endpoint: Endpoint<Request, Response, 'user' | 'admin'>,
  answer: Parameters<typeof handleSignedIn<Request, Response>>[1],
): Served {
  return { endpoint, handler: handleSignedIn(endpoint, answer) };
}

/** A function's whole API: a route table behind its addresses. */
export function routesApi(table: readonly Served[]): Hono<ApiEnv> {
  const app = new Hono<ApiEnv>();
  for (const { endpoint, handler } of table) {
    app.on(endpoint.method, endpoint.path, (c) => handler(c.req.raw, c.env));
  }
  app.notFound(answerNotFound);
  return app;
}
