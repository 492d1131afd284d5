import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import type { FunctionHandler } from './invoke.ts';
import { readJsx } from './jsx.ts';

interface FunctionModule {
  default: FunctionHandler;
  config?: Config;
}

/** A function and the addresses it has on Netlify: its `config.path`, or the default by its name. */
export interface FunctionRoute {
  handler: FunctionHandler;
  /** Any, when undefined. */
  methods: readonly string[] | undefined;
  paths: readonly string[];
  excludedPaths: readonly string[];
}

const DEFAULT_PREFIX = '/.netlify/functions/';

/** Every function of the folder. A file is imported once, so a change needs a new process. */
export async function readRoutes(directory: string): Promise<FunctionRoute[]> {
  readJsx();
  const files = readdirSync(directory).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(path.join(directory, file))) as FunctionModule;
      return toRoute(path.basename(file, '.ts'), module);
    }),
  );
}

export function toRoute(name: string, module: FunctionModule): FunctionRoute {
  const { path: own, excludedPath, method } = module.config ?? {};
  return {
    handler: module.default,
    methods: method === undefined ? undefined : [method].flat(),
    paths: own === undefined ? [DEFAULT_PREFIX + name] : [own].flat(),
    excludedPaths: excludedPath === undefined ? [] : [excludedPath].flat(),
  };
}

/**
 * The function at an address, with the parameters its path names. As Netlify does, it looks neither at
 * capitals nor at a slash at the end (`matchURLPath` of its development server); `request.url` keeps both.
 */
export function findRoute(
  routes: readonly FunctionRoute[],
  request: Request,
): { handler: FunctionHandler; params: Record<string, string> } | undefined {
  const pathname = new URL(request.url).pathname.replace(/(?<=.)\/$/, '');
  for (const { handler, methods, paths, excludedPaths } of routes) {
    if (methods && !methods.includes(request.method)) continue;
    if (excludedPaths.some((pattern) => matchPath(pattern, pathname))) continue;
    for (const pattern of paths) {
      const params = matchPath(pattern, pathname);
      if (params) return { handler, params };
    }
  }
  return undefined;
}

/** Each made once: a pattern takes longer to make than to try. */
const patterns = new Map<string, URLPattern>();

function toPattern(pathname: string): URLPattern {
  const pattern = patterns.get(pathname) ?? new URLPattern({ pathname }, { ignoreCase: true });
  patterns.set(pathname, pattern);
  return pattern;
}

/** The parameters a path names (`:id`), when the address is of its kind. */
function matchPath(pattern: string, pathname: string): Record<string, string> | undefined {
  const groups = toPattern(pattern).exec({ pathname })?.pathname.groups;
  if (!groups) return undefined;
  // A `*` has a number for a name.
  const named = Object.entries(groups).filter(([name]) => !/^\d+$/.test(name));
  return Object.fromEntries(named.map(([name, value]) => [name, value ?? '']));
}
