import path from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { pictureSource } from '#domain/pictures/picture-address.ts';
import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '#words/language.ts';
import { pageAddress } from '#words/page-address.ts';
import { flush } from './functions/invoke.ts';
import { openFunctions } from './functions/server.ts';
import { openImageCdn } from './image-cdn/image-cdn.ts';
import type { Service } from './service.ts';
import { serveRequests } from './web-server.ts';

/**
 * Serves `dist/` as Netlify does: functions, pictures, the headers and redirects of netlify.toml, addresses
 * without `.html`, and the site's own page where there is nothing. It reads the environment of this
 * process, so give it one of its own.
 * @param port 0 = any free one
 */
export async function startBuiltSite(options: {
  port: number;
  root: string;
  /** Where the pictures that were made are kept. */
  picturesDir: string;
}): Promise<Service> {
  const off = { enabled: false };
  const netlify = new NetlifyDev({
    projectRoot: options.root,
    skipGitignore: true,
    // What we do not use; some of it reaches for the network.
    aiGateway: off,
    blobs: off,
    database: off,
    edgeFunctions: off,
    environmentVariables: off,
    geolocation: off,
    images: off,
    // Served by ourselves, see `openFunctions` and `openImageCdn`.
    functions: off,
  });
  await netlify.start();
  const answerFunction = await openFunctions(path.join(options.root, 'netlify/functions'));
  const answerImage = openImageCdn(pictureSource(process.env), options.picturesDir);
  const site = await serveRequests(options.port, async (request, clientIp) => {
    const response =
      (await answerFunction(request, clientIp)) ??
      (await answerImage(request)) ??
      (await netlify.handle(request));
    return response ?? notFound(netlify, request);
  });
  return {
    url: site.url,
    close: async () => {
      await site.close();
      await flush();
      await netlify.stop();
    },
  };
}

/**
 * `404.html`, below `/es` that of the language, with the headers of any page and the status it is for. The
 * rules that Netlify has for it (netlify/place-translated.ts) are not in netlify.toml.
 */
async function notFound(netlify: NetlifyDev, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const own =
    LANGUAGES.find((language) => pathname.startsWith(`/${language}/`)) ?? DEFAULT_LANGUAGE;
  const read = (language: Language) =>
    netlify.handle(new Request(new URL(pageAddress('/404', language), request.url)));
  const page = (await read(own)) ?? (await read(DEFAULT_LANGUAGE));
  return new Response(page?.body ?? 'Not found', {
    status: 404,
    headers: page?.headers ?? { 'content-type': 'text/plain' },
  });
}
