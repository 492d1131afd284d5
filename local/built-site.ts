import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { NetlifyDev } from '@netlify/dev';
import { pictureSource } from '#domain/pictures/picture-address.ts';
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
  const rules = await readRules(options.root);
  const answerImage = openImageCdn(pictureSource(process.env), options.picturesDir);
  const site = await serveRequests(options.port, async (request, clientIp) => {
    const response =
      (await answerFunction(request, clientIp)) ??
      (await answerImage(request)) ??
      (await netlify.handle(request));
    return response ?? answerByRule(netlify, rules, request);
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

/** A rule of Netlify for addresses that there is no page at: a folder, and what is shown for all below it. */
interface Rule {
  from: string;
  to: string;
  status: number;
}

const NOT_FOUND: Rule = { from: '/*', to: '/404.html', status: 404 };

/** What the build has written for translated pages (netlify/place-translated.ts), which is not in netlify.toml. */
async function readRules(root: string): Promise<Rule[]> {
  const text = await readFile(path.join(root, '.netlify/v1/config.json'), 'utf8');
  const { redirects } = JSON.parse(text) as { redirects: Rule[] };
  // Pictures are made by `openImageCdn`.
  return redirects.filter(({ from, to }) => to.startsWith('/') && !from.startsWith('/img/'));
}

/** The page that the first rule for the address names, with the headers of any page and the status it is for. */
async function answerByRule(
  netlify: NetlifyDev,
  rules: readonly Rule[],
  request: Request,
): Promise<Response> {
  const { pathname } = new URL(request.url);
  const isFor = ({ from }: Rule) => pathname.startsWith(from.slice(0, -1));
  const { to, status } = rules.find(isFor) ?? NOT_FOUND;
  const page = await netlify.handle(new Request(new URL(to.replace(/\.html$/, ''), request.url)));
  return new Response(page?.body ?? 'Not found', {
    status: page ? status : NOT_FOUND.status,
    headers: page?.headers ?? { 'content-type': 'text/plain' },
  });
}
