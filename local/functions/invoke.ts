import type { Context } from '@netlify/functions';

export type FunctionHandler = (request: Request, context: Context) => Response | Promise<Response>;

const background = new Set<Promise<unknown>>();

/** Calls a function as Netlify does: a real Request, and a context that keeps work after the answer. */
export async function invoke(
  handler: FunctionHandler,
  request: Request,
  given: { ip?: string; params?: Record<string, string>; deployContext?: string } = {},
): Promise<Response> {
  const context: Partial<Context> = {
    ip: given.ip ?? '127.0.0.1',
    requestId: crypto.randomUUID(),
    url: new URL(request.url),
    params: given.params ?? {},
    ...(given.deployContext && {
      deploy: { context: given.deployContext, id: 'local', published: true },
    }),
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
