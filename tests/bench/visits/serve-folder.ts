import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Service } from '#local/service.ts';
import { serveRequests } from '#local/web-server.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.webp': 'image/webp',
};

/** Serves built files, `/text` from `text.html`. */
export function serveFolder(folder: string): Promise<Service> {
  return serveRequests(0, async (request) => {
    const { pathname } = new URL(request.url);
    const extension = path.extname(pathname) || '.html';
    const file = path.extname(pathname) ? pathname : `${pathname}.html`;
    const type = TYPES[extension];
    if (type === undefined) return new Response('Not found', { status: 404 });
    const body = await readFile(path.join(folder, file));
    return new Response(body, { headers: { 'content-type': type } });
  });
}
