import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@netlify/functions';
import type { FunctionHandler } from './invoke.ts';

interface FunctionModule {
  default: FunctionHandler;
  config?: Config;
}

/** A function and the addresses it has on Netlify: its `config.path`, or the default by its name. */
export interface FunctionRoute {
  handler: FunctionHandler;
  methods: readonly string[] | undefined;
  paths: readonly string[];
}

const DEFAULT_PREFIX = '/.netlify/functions/';

/** Every function of the folder. A file is imported once, so a change needs a new process. */
export async function readRoutes(directory: string): Promise<FunctionRoute[]> {
  const files = readdirSync(directory).filter((file) => file.endsWith('.ts'));
  return Promise.all(
    files.map(async (file) => {
      const module = (await import(path.join(directory, file))) as FunctionModule;
      const { path: own, method } = module.config ?? {};
      return {
        handler: module.default,
        methods: method === undefined ? undefined : [method].flat(),
        paths: own === undefined ? [DEFAULT_PREFIX + path.basename(file, '.ts')] : [own].flat(),
      };
    }),
  );
}

/** The function at an address, with the parameters its path names. */
export function findRoute(
  routes: readonly FunctionRoute[],
  request: Request,
): { handler: FunctionHandler; params: Record<string, string> } | undefined {
  const { pathname } = new URL(request.url);
  for (const { handler, methods, paths } of routes) {
    if (methods && !methods.includes(request.method)) continue;
    for (const pattern of paths) {
      const match = new URLPattern({ pathname: pattern }).exec({ pathname });
      if (!match) continue;
      const named = Object.entries(match.pathname.groups).filter(([name]) => !/^\d+$/.test(name));
      return { handler, params: Object.fromEntries(named.map(([name, v]) => [name, v ?? ''])) };
    }
  }
  return undefined;
}
