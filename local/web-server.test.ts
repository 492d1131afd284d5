import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { serveRequests } from './web-server.ts';

const server = await serveRequests(0, async (request) => {
  const { length } = await request.text();
  return new Response(`${request.method} ${new URL(request.url).pathname} ${length}`);
});
afterAll(() => server.close());

/** Sends bytes as they stand, and reads the status and the body of the answer. */
async function send(bytes: string): Promise<{ status: number; body: string }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  const chunks: Buffer[] = [];
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.write(bytes);
  await once(socket, 'close');
  const text = Buffer.concat(chunks).toString();
  const [head = '', body = ''] = text.split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), body };
}
const ask = (line: string, host = 'localhost', rest = '') =>
  send(`${line} HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n${rest}\r\n`);

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
  const chunk = `${size.toString(16)}\r\n${'x'.repeat(size)}\r\n0\r\n\r\n`;
  const { status, body } = await send(
    `POST / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nTransfer-Encoding: chunked\r\n\r\n${chunk}`,
  );
  expect({ status, body }).toMatchObject({ status: 200 });
  expect(body).toContain(String(size));
});
