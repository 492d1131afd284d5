import { afterAll, expect, test } from 'vitest';
import { chunkedRequest, rawRequest, sendBytes } from './send-bytes.ts';
import { serveRequests } from './web-server.ts';

const server = await serveRequests(0, async (request) => {
  const { length } = await request.text();
  return new Response(`${request.method} ${new URL(request.url).pathname} ${length}`);
});
afterAll(() => server.close());

const ask = (line: string, host?: string) => sendBytes(server.url, rawRequest(line, host));

test.each([
  ['a method that no request may have', 'TRACE /', 'localhost', 405],
  ['an address that is none', 'GET //', 'localhost', 400],
  ['a host that is none', 'GET /', 'a b%', 400],
])('%s is refused in words, and the server goes on', async (_, line, host, status) => {
  const answer = await ask(line, host);
  expect(answer.status).toBe(status);
  expect(answer.body).toContain('local server');
  expect((await ask('GET /after')).status).toBe(200);
});

test('an address that cannot be decoded is the handler’s to answer', async () => {
  expect(await ask('GET /%zz')).toMatchObject({ status: 200 });
});

test('a body that comes in chunks arrives whole', async () => {
  const size = 1_000_000;
  const { status, body } = await sendBytes(server.url, chunkedRequest(size));
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(body).toContain(String(size));
});

test('a connection is kept for longer than any client waits to use it again', async () => {
  const answer = await fetch(server.url, { headers: { connection: 'keep-alive' } });
  expect(answer.headers.get('keep-alive')).toBe('timeout=65');
});
