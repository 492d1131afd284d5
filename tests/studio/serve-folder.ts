import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Service } from '#local/service.ts';
import { serveRequests } from '#local/web-server.ts';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** Serves a built Studio: its files, and the page itself at every other address. */
export function serveFolder(folder: string): Promise<Service> {
  return serveRequests(0, async (request) => {
    const { pathname } = new URL(request.url);
    const extension = path.extname(pathname);
    const file = TYPES[extension] ? pathname : 'index.html';
    const type = TYPES[path.extname(file)] ?? 'application/octet-stream';
    try {
      const body = await readFile(path.join(folder, file));
      return new Response(body, { headers: { 'content-type': type } });
    } catch {
      return new Response('Not found', { status: 404 });
    }
  });
}
