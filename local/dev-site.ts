import path from 'node:path';
import { dev } from 'astro';
import { HOME_PATH, SCHEDULE_PATH } from '#contracts/games/page.ts';
import { readRoutes } from './functions/routes.ts';
import type { Service } from './service.ts';

interface DevSiteOptions {
  port: number;
  root: string;
  /** Where the functions are served. */
  functionsUrl: string;
  /** Where Vite keeps the packages it has prepared: two sites must not share it, nor a build, which empties it. */
  cacheDir: string;
}

/**
 * The site with live reload; requests for functions and pictures go on to their own process. It reads the
 * environment of this process, so give it one of its own.
 */
export async function startDevSite(options: DevSiteOptions): Promise<Service> {
  const routes = await readRoutes(path.join(options.root, 'netlify/functions'));
  const target = { target: options.functionsUrl, xfwd: true };
  const own = routes.flatMap((route) => route.paths).filter((it) => !BUILT_PAGES.includes(it));
  const paths = [...own, '/img/*', '/.netlify/images'];
  const proxy = paths.map((address) => [toPattern(address), target]);
  const server = await dev({
    root: options.root,
    server: { port: options.port, host: 'localhost' },
    vite: {
      server: {
        proxy: Object.fromEntries(proxy),
        watch: { ignored: MADE.map((folder) => path.join(options.root, folder, '**')) },
      },
      cacheDir: options.cacheDir,
    },
    logLevel: 'warn',
  });
  return { url: `http://localhost:${server.address.port}`, close: () => server.stop() };
}

/**
 * Folders that programs write. Records change there with each request, and a test may keep a copy of the
 * project there: at the sight of its configuration Astro would start over, and drop the requests it has.
 */
const MADE = ['.local', 'dist', 'dist-functions', 'test-results'];

/** A function fills these as they are built. Here nothing is: the schedule asks for its games itself, the home page goes without. */
const BUILT_PAGES: readonly string[] = [HOME_PATH, SCHEDULE_PATH];

/** Vite reads a key that begins with ^ as a regular expression over path and query. */
function toPattern(functionPath: string): string {
  const expression = functionPath
    .replaceAll('.', '\\.')
    .replace(/:\w+/g, '[^/?]+')
    .replaceAll('*', '[^?]*');
  return `^${expression}(\\?|$)`;
}
