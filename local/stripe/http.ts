import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import type { ReadableStream as WebStream } from 'node:stream/web';

type Fetch = (request: Request) => Response | Promise<Response>;

/** Serves a fetch handler on 127.0.0.1; port 0 takes any free one. */
export async function serve(handle: Fetch, port: number) {
  const server = createServer((incoming, outgoing) => {
    answer(handle, incoming, outgoing).catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const bound = server.address();
  const boundPort = typeof bound === 'object' && bound ? bound.port : port;
  return {
    url: `http://127.0.0.1:${boundPort}`,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Kept-alive connections of the SDK would hold the server open for minutes.
        server.closeAllConnections();
      }),
  };
}

async function answer(handle: Fetch, incoming: IncomingMessage, outgoing: ServerResponse) {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  const request = new Request(
    `http://${incoming.headers.host ?? '127.0.0.1'}${incoming.url ?? '/'}`,
    {
      method,
      headers,
      ...(hasBody
        ? { body: Readable.toWeb(incoming) as WebStream as ReadableStream, duplex: 'half' }
        : {}),
    } as RequestInit,
  );
  const response = await handle(request);
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
