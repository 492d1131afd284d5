import { pictureSource } from '#domain/pictures/picture-address.ts';
import { openImageCdn } from '../image-cdn/image-cdn.ts';
import type { Service } from '../service.ts';
import { serveRequests } from '../web-server.ts';
import { flush, invoke } from './invoke.ts';
import { findRoute, readRoutes } from './routes.ts';

/** Answers a request when there is a function at its address. */
export type AnswerFunction = (request: Request, ip: string) => Promise<Response | undefined>;

/**
 * Runs the functions of a folder in this process, warm, from their TypeScript. Netlify's own
 * development server bundles a function again for each request, which takes seconds with
 * firebase-admin in it, and starts a thread that our open connections keep alive.
 * They read the environment of this process.
 */
export async function openFunctions(directory: string): Promise<AnswerFunction> {
  const routes = await readRoutes(directory);
  return async (request, ip) => {
    const route = findRoute(routes, request);
    return route && invoke(route.handler, request, { ip, params: route.params });
  };
}

/** The functions of a folder and the site's pictures behind HTTP. `port` 0 = any free one. */
export async function startFunctions(options: {
  port: number;
  directory: string;
  /** Where the pictures that were made are kept; left out: there are none. */
  picturesDir?: string;
}): Promise<Service> {
  const answer = await openFunctions(options.directory);
  const { picturesDir } = options;
  const answerImage =
    picturesDir === undefined ? undefined : openImageCdn(pictureSource(process.env), picturesDir);
  const server = await serveRequests(
    options.port,
    async (request, ip) =>
      (await answer(request, ip)) ??
      (await answerImage?.(request)) ??
      new Response('There is no function here.', { status: 404 }),
  );
  return {
    url: server.url,
    close: async () => {
      await server.close();
      await flush();
    },
  };
}
