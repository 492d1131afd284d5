import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Storage } from '@google-cloud/storage';
import { expect, onTestFinished, test } from 'vitest';
import { fetchBytes, readBytes } from './stored-bytes.ts';

const NAME = 'photos/a b.jpg';
const md5 = (text: string) => createHash('md5').update(text).digest('base64');

type Answer = { body: string; status: number; headers: Record<string, string> };
const says = (body: string, status = 200, headers: Record<string, string> = {}): Answer => ({
  body,
  status,
  headers,
});

/** Cloud Storage that answers so, one request after another, and a file there for whoever has signed in. */
async function openFile(...answers: Answer[]) {
  const asked: IncomingMessage[] = [];
  const server = createServer((request, response) => {
    asked.push(request);
    const { body, status, headers } = answers[asked.length - 1] ?? says('asked too often', 418);
    response.writeHead(status, headers).end(body);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  const storage = new Storage({
    projectId: 'demo',
    apiEndpoint: `http://127.0.0.1:${port}`,
    useAuthWithCustomEndpoint: true,
  });
  storage.authClient.authorizeRequest = async (options) => ({
    ...options,
    headers: new Headers({ authorization: 'Bearer local-token' }),
  });
  return { asked, file: storage.bucket('gallery').file(NAME) };
}

test('asks as whoever the library signs in, for one part', async () => {
  const { asked, file } = await openFile(says('bcd', 206));
  expect((await readBytes(file, { start: 1, end: 3 })).toString()).toBe('bcd');
  const [request] = asked;
  expect(request?.url).toBe('/storage/v1/b/gallery/o/photos%2Fa%20b.jpg?alt=media');
  expect(request?.headers).toMatchObject({
    authorization: 'Bearer local-token',
    range: 'bytes=1-3',
  });
});

test.each([429, 503])('tries again after %i', async (status) => {
  const { asked, file } = await openFile(says('busy', status), says('busy', status), says('abc'));
  expect(await (await fetchBytes(file)).text()).toBe('abc');
  expect(asked.length).toBe(3);
});

test.each([401, 403, 404, 416])('does not try again after %i', async (status) => {
  const { asked, file } = await openFile(says('no', status));
  await expect(fetchBytes(file)).rejects.toMatchObject({ code: status });
  expect(asked.length).toBe(1);
});

test('gives up after the third answer', async () => {
  const { asked, file } = await openFile(...[1, 2, 3, 4].map(() => says('busy', 503)));
  await expect(fetchBytes(file)).rejects.toMatchObject({
    code: 503,
    message: `Cloud Storage answered 503 for the bytes of ${NAME}.`,
  });
  expect(asked.length).toBe(3);
});

test('says that nobody is there', async () => {
  const storage = new Storage({ projectId: 'demo', apiEndpoint: 'http://127.0.0.1:9' });
  await expect(fetchBytes(storage.bucket('gallery').file(NAME))).rejects.toThrow('fetch failed');
});

test('holds a whole file against its checksum, and no part', async () => {
  const hash = { 'x-goog-hash': `crc32c=AAAAAA==,md5=${md5('abc')}` };
  const { file } = await openFile(
    says('abc', 200, hash),
    says('abd', 200, hash),
    says('b', 206, hash),
  );
  expect((await readBytes(file)).toString()).toBe('abc');
  await expect(readBytes(file)).rejects.toThrow('came out other than they were stored');
  expect((await readBytes(file, { start: 1, end: 1 })).toString()).toBe('b');
});

test('a sign-in that fails is the error', async () => {
  const { asked, file } = await openFile(says('abc'));
  file.storage.authClient.authorizeRequest = () => Promise.reject(new Error('invalid_grant'));
  await expect(fetchBytes(file)).rejects.toThrow('invalid_grant');
  expect(asked.length).toBe(0);
});
