import path from 'node:path';
import type { Context } from '@netlify/functions';
import type { Service } from '#local/service.ts';
import { serveRequests } from '#local/web-server.ts';

export type FunctionHandler = (request: Request, context: Context) => Response | Promise<Response>;

const FUNCTIONS = path.resolve(import.meta.dirname, '../../netlify/functions');
const background = new Set<Promise<unknown>>();

/** Calls a function as Netlify does: a real Request, and a context that keeps work after the answer. */
export async function invoke(
  handler: FunctionHandler,
  request: Request,
  given: { ip?: string } = {},
): Promise<Response> {
  const context: Partial<Context> = {
    ip: given.ip ?? '127.0.0.1',
    requestId: crypto.randomUUID(),
    url: new URL(request.url),
    params: {},
    waitUntil: (work) => {
      background.add(work);
      const forget = () => background.delete(work);
      work.then(forget, forget);
    },
  };
  return handler(request, context as Context);
}

/** Waits for the work that functions went on with after they answered. */
export async function flush(): Promise<void> {
  while (background.size > 0) await Promise.allSettled(background);
}

/**
 * Serves `netlify/functions` over HTTP at the addresses they have on Netlify, so that Stripe's
 * stand-in can deliver its events to them.
 */
export function startFunctionHost(): Promise<Service> {
  return serveRequests(0, async (request, ip) => {
    const { pathname } = new URL(request.url);
    const name = /^\/\.netlify\/functions\/([a-z-]+)$/.exec(pathname)?.[1] ?? 'api';
    const module = (await import(path.join(FUNCTIONS, `${name}.ts`))) as {
      default: FunctionHandler;
    };
    return invoke(module.default, request, { ip });
  });
}
