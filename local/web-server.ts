import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Service } from './service.ts';

/** Puts a function from Request to Response behind HTTP. `port` 0 = any free one. */
export async function serveRequests(
  port: number,
  handle: (request: Request, clientIp: string) => Promise<Response>,
): Promise<Service> {
  const server = createServer((incoming, outgoing) => {
    const refusal = whyRefuse(incoming);
    if (refusal) {
      outgoing.writeHead(refusal, { 'content-type': 'text/plain', connection: 'close' });
      outgoing.end('The local server cannot make a request of this.');
      return;
    }
    const ip = incoming.socket.remoteAddress ?? '127.0.0.1';
    handle(toRequest(incoming), ip)
      .then((response) => send(response, outgoing))
      .catch((error: unknown) => fail(error, incoming, outgoing));
  });
  // Node's 5 s let a client reuse a connection in the very moment it is closed.
  server.keepAliveTimeout = 65_000;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${actualPort}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Methods that a `Request` must not have, as fetch says. */
const FORBIDDEN = ['CONNECT', 'TRACE', 'TRACK'];

/** The status for what HTTP lets through and a `Request` does not; undefined for all else. */
function whyRefuse(incoming: IncomingMessage): 400 | 405 | undefined {
  if (FORBIDDEN.includes(incoming.method ?? 'GET')) return 405;
  return URL.canParse(incoming.url ?? '/', originOf(incoming)) ? undefined : 400;
}

const originOf = ({ headers }: IncomingMessage): string => `http://${headers.host ?? 'localhost'}`;

function toRequest(incoming: IncomingMessage): Request {
  const { method = 'GET', url = '/', headers } = incoming;
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(new URL(url, originOf(incoming)), {
    method,
    headers: pairs,
    ...(hasBody && { body: Readable.toWeb(incoming) as BodyInit, duplex: 'half' }),
  });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    if (name !== 'set-cookie') outgoing.setHeader(name, value);
  }
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) outgoing.setHeader('set-cookie', cookies);
  if (response.body === null || outgoing.req.method === 'HEAD') {
    outgoing.end();
    return;
  }
  await pipeline(Readable.fromWeb(response.body as ReadableStream), outgoing);
}

function fail(error: unknown, incoming: IncomingMessage, outgoing: ServerResponse): void {
  // The browser went away in the middle of an answer: nobody is left to be told.
  if (incoming.destroyed || outgoing.destroyed) return;
  console.error(`${incoming.method} ${incoming.url} failed:`, error);
  if (!outgoing.headersSent) outgoing.writeHead(500, { 'content-type': 'text/plain' });
  outgoing.end('The local server failed; its terminal says why.');
}
