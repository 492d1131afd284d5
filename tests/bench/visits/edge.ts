import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { generate } from 'selfsigned';

/** An answer as the CDN keeps it. */
interface Kept {
  status: number;
  headers: [string, string][];
  body: Buffer;
}

const compress = promisify(brotliCompress);
const TEXT = /^(?:text\/|application\/(?:json|javascript|manifest|xml)|image\/svg)/;
/** Of one connection alone, or counted anew by what is sent. */
const NOT_PASSED_ON =
  /^(?:connection|keep-alive|transfer-encoding|content-length|content-encoding)$/;

/**
 * A CDN before a local site: TLS with a certificate of its own making, HTTP/2, brotli, and what may be
 * shared kept in memory as it is sent. Only for measuring: it forgets nothing.
 * @param origin of the site, over plain HTTP
 */
export async function startEdge(origin: string) {
  const { private: key, cert } = await generate([{ name: 'commonName', value: 'localhost' }], {
    keyType: 'ec',
    algorithm: 'sha256',
  });
  const kept = new Map<string, Promise<Kept>>();
  const answer = (request: Http2ServerRequest): Promise<Kept> => {
    const name = `${request.url} ${request.headers.accept}`;
    const known = kept.get(name);
    if (known && request.method === 'GET') return known;
    const asked = ask(origin, request);
    if (request.method !== 'GET' || request.headers.authorization) return asked;
    kept.set(name, asked);
    const forget = () => kept.delete(name);
    asked.then(({ status, headers }) => (status === 200 && isShared(headers)) || forget(), forget);
    return asked;
  };
  const server = createSecureServer({ key, cert }, (request, response) => {
    answer(request).then(
      (found) => send(found, response),
      (error: unknown) => {
        console.error(`${request.method} ${request.url} failed:`, error);
        response.writeHead(502).end();
      },
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { port, close: () => new Promise<void>((resolve) => server.close(() => resolve())) };
}

async function ask(origin: string, request: Http2ServerRequest): Promise<Kept> {
  const headers = Object.entries(request.headers).flatMap(([name, value]) =>
    name.startsWith(':') || value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  const answered = await fetch(new URL(request.url, origin), {
    method: request.method,
    headers,
    redirect: 'manual',
    ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
  });
  const body = Buffer.from(await answered.arrayBuffer());
  const passed = [...answered.headers].filter(([name]) => !NOT_PASSED_ON.test(name));
  if (!TEXT.test(answered.headers.get('content-type') ?? '') || body.length === 0) {
    return { status: answered.status, headers: passed, body };
  }
  const parameters = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    status: answered.status,
    headers: [...passed, ['content-encoding', 'br']],
    body: await compress(body, { params: parameters }),
  };
}

function isShared(headers: readonly (readonly [string, string])[]): boolean {
  const rules = headers.filter(([name]) => name.endsWith('cache-control'));
  return !rules.some(([, value]) => /no-store|private/.test(value));
}

function send({ status, headers, body }: Kept, response: Http2ServerResponse): void {
  for (const [name, value] of headers) response.appendHeader(name, value);
  response.writeHead(status);
  response.end(body);
}
