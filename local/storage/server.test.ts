import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Storage } from '@google-cloud/storage';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startStorage } from './server.ts';
import { PIECE } from './upload-session.ts';

const BUCKET = 'test-bucket';
const SITE = 'http://localhost:8888';

async function startTestStorage() {
  const directory = await mkdtemp(path.join(tmpdir(), 'local-storage-'));
  let service = await startStorage({ port: 0, directory, bucket: BUCKET });
  onTestFinished(async () => {
    await service.close();
    await rm(directory, { recursive: true, force: true });
  });
  const { url } = service;
  const restart = async () => {
    await service.close();
    service = await startStorage({ port: Number(new URL(url).port), directory, bucket: BUCKET });
  };
  // As firebase-admin does it: the SDK then leaves out its paths' beginnings and its tokens.
  process.env.STORAGE_EMULATOR_HOST = url;
  const bucket = new Storage({ projectId: 'demo' }).bucket(BUCKET);
  return { url, bucket, restart };
}

type TestStorage = Awaited<ReturnType<typeof startTestStorage>>;

async function openSession({ bucket }: TestStorage, name: string, size: number): Promise<string> {
  const [address] = await bucket.file(name).createResumableUpload({
    origin: SITE,
    metadata: { contentType: 'image/jpeg', contentLength: size },
  });
  return address;
}

/**
 * A large file as our functions read it. The SDK reads a whole file through three pipelines that hang on
 * one stream, eleven listeners: Node takes that for a leak and warns, though they all go with the file.
 */
async function readWhole({ url }: TestStorage, name: string): Promise<Buffer> {
  const response = await fetch(`${url}/b/${BUCKET}/o/${name}?alt=media`);
  return Buffer.from(await response.arrayBuffer());
}

const put = (address: string, body: Uint8Array, range?: string) =>
  fetch(address, {
    method: 'PUT',
    headers: { origin: SITE, ...(range && { 'content-range': range }) },
    body: body as BodyInit,
  });
const ask = (address: string, size: number) => put(address, new Uint8Array(), `bytes */${size}`);

describe('objects', () => {
  test('what is saved is read back, whole and in part, and its hashes hold', async () => {
    const { bucket } = await startTestStorage();
    const file = bucket.file('a folder/ünï code & more.txt');
    await file.save(Buffer.from('0123456789'), {
      resumable: false,
      contentType: 'text/plain',
      metadata: { cacheControl: 'public', metadata: { made: 'here' } },
    });
    const [all] = await file.download();
    expect(all.toString()).toBe('0123456789');
    const [part] = await file.download({ start: 2, end: 4 });
    expect(part.toString()).toBe('234');
    const [metadata] = await file.getMetadata();
    expect(metadata).toMatchObject({
      name: 'a folder/ünï code & more.txt',
      size: '10',
      contentType: 'text/plain',
      cacheControl: 'public',
      metadata: { made: 'here' },
      md5Hash: 'eB5eJF1ptWaXm4bijSPyxw==',
      crc32c: 'KAwGng==',
    });
    expect(metadata.generation).toMatch(/^\d+$/);
  });

  test('are listed by prefix, in pages', async () => {
    const { bucket } = await startTestStorage();
    for (const name of ['a/2', 'a/1', 'b/1', 'a/3']) {
      await bucket.file(name).save('x', { resumable: false });
    }
    const query = { prefix: 'a/', maxResults: 2, autoPaginate: false };
    const [first, next] = await bucket.getFiles(query);
    const [second, last] = await bucket.getFiles({ ...query, ...next });
    expect([...first, ...second].map(({ name }) => name)).toEqual(['a/1', 'a/2', 'a/3']);
    expect([first.length, last]).toEqual([2, null]);
  });

  test('are changed, copied, deleted; what is gone is 404', async () => {
    const { bucket } = await startTestStorage();
    const file = bucket.file('a');
    await file.save('x', { resumable: false, contentType: 'text/plain' });
    await file.setMetadata({ contentType: 'text/css', metadata: { a: '1' } });
    await file.copy(bucket.file('b'), { metadata: { b: '2' } });
    const [copy] = await bucket.file('b').getMetadata();
    expect(copy).toMatchObject({ contentType: 'text/css', metadata: { b: '2' }, size: '1' });
    await file.delete();
    expect(await file.exists()).toEqual([false]);
    await expect(file.download()).rejects.toMatchObject({ code: 404 });
    expect((await bucket.file('b').download())[0].toString()).toBe('x');
  });

  test('are still there after a restart', async () => {
    const { bucket, restart } = await startTestStorage();
    await bucket.file('a').save('x', { resumable: false });
    await restart();
    // The first question may still go to a connection of before.
    const read = async () => (await bucket.file('a').download())[0].toString();
    await expect.poll(read).toBe('x');
  });

  test.each(['..', '.', 'line\nbreak', 'x'.repeat(1025)])('cannot be called %j', async (name) => {
    const { url } = await startTestStorage();
    const query = new URLSearchParams({ uploadType: 'resumable', name });
    const response = await fetch(`${url}/upload/storage/v1/b/${BUCKET}/o?${query}`, {
      method: 'POST',
    });
    expect(response.status).toBe(400);
  });

  test('a name that would leave the folder is a name like any other', async () => {
    const { bucket } = await startTestStorage();
    await bucket.file('../../etc/passwd').save('x', { resumable: false });
    expect((await bucket.getFiles())[0].map(({ name }) => name)).toEqual(['../../etc/passwd']);
  });

  test('are given to whoever has their token', async () => {
    const { bucket, url } = await startTestStorage();
    await bucket.file('a/b').save('x', {
      resumable: false,
      metadata: { metadata: { firebaseStorageDownloadTokens: 'secret' } },
    });
    const address = `${url}/v0/b/${BUCKET}/o/a%2Fb`;
    expect(await (await fetch(address)).json()).toMatchObject({ downloadTokens: 'secret' });
    expect(await (await fetch(`${address}?alt=media&token=secret`)).text()).toBe('x');
    expect((await fetch(`${address}?alt=media&token=guess`)).status).toBe(403);
  });
});

describe('a session', () => {
  const bytes = randomBytes(3 * PIECE + 100);
  const size = bytes.length;

  test('takes an upload whole, and answers only the page it was opened for', async () => {
    const storage = await startTestStorage();
    const address = await openSession(storage, 'photo', size);
    const response = await put(address, bytes);
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-origin')).toBe(SITE);
    expect(await response.json()).toMatchObject({ size: String(size), contentType: 'image/jpeg' });
    expect((await readWhole(storage, 'photo')).equals(bytes)).toBe(true);
  });

  test('lets a browser ask before it sends', async () => {
    const address = await openSession(await startTestStorage(), 'photo', size);
    const response = await fetch(address, {
      method: 'OPTIONS',
      headers: {
        origin: SITE,
        'access-control-request-method': 'PUT',
        'access-control-request-headers': 'content-range',
      },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(response.headers.get('access-control-allow-headers')).toBe('content-range');
  });

  test('takes it in pieces and tells how far it is', async () => {
    const storage = await startTestStorage();
    const address = await openSession(storage, 'photo', size);
    const nothing = await ask(address, size);
    expect([nothing.status, nothing.headers.get('range')]).toEqual([308, null]);
    const first = await put(address, bytes.subarray(0, PIECE), `bytes 0-${PIECE - 1}/${size}`);
    expect([first.status, first.headers.get('range')]).toEqual([308, `bytes=0-${PIECE - 1}`]);
    expect(first.headers.get('access-control-expose-headers')).toContain('Range');
    // Half a piece is not kept.
    const next = bytes.subarray(PIECE, 2.5 * PIECE);
    const second = await put(address, next, `bytes ${PIECE}-${2.5 * PIECE - 1}/${size}`);
    expect(second.headers.get('range')).toBe(`bytes=0-${2 * PIECE - 1}`);
    await storage.restart();
    // The first may still go to a connection of before.
    await expect
      .poll(async () => (await ask(address, size)).headers.get('range'))
      .toBe(`bytes=0-${2 * PIECE - 1}`);
    // What is sent twice counts once.
    const rest = await put(address, bytes.subarray(PIECE), `bytes ${PIECE}-${size - 1}/${size}`);
    expect(rest.status).toBe(200);
    expect((await readWhole(storage, 'photo')).equals(bytes)).toBe(true);
    expect((await ask(address, size)).status).toBe(200);
  });

  test('that is cut keeps whole pieces, and goes on from there', async () => {
    const storage = await startTestStorage();
    const address = await openSession(storage, 'photo', size);
    const cutAt = Math.round(size * 0.4);
    await setFaults(storage, { size, cutAt });
    await expect(put(address, bytes)).rejects.toThrow();
    const kept = await ask(address, size);
    expect(kept.headers.get('range')).toBe(`bytes=0-${PIECE - 1}`);
    const rest = await put(address, bytes.subarray(PIECE), `bytes ${PIECE}-${size - 1}/${size}`);
    expect(rest.status).toBe(200);
    expect((await readWhole(storage, 'photo')).equals(bytes)).toBe(true);
  });

  test('is for exactly the size it was opened for', async () => {
    const storage = await startTestStorage();
    const address = await openSession(storage, 'photo', 10);
    expect((await put(address, bytes)).status).toBe(400);
    expect((await put(address, bytes.subarray(0, 9))).status).toBe(400);
    expect((await put(address, bytes.subarray(0, 20), 'bytes 0-19/*')).status).toBe(400);
    expect(await storage.bucket.file('photo').exists()).toEqual([false]);
  });

  test('refuses a gap and a range that is none', async () => {
    const address = await openSession(await startTestStorage(), 'photo', size);
    const gap = await put(address, bytes.subarray(PIECE), `bytes ${PIECE}-${size - 1}/${size}`);
    expect(gap.status).toBe(400);
    expect((await put(address, bytes, 'bytes first-last/all')).status).toBe(400);
  });

  test('that is cancelled is over', async () => {
    const storage = await startTestStorage();
    const address = await openSession(storage, 'photo', size);
    await put(address, bytes.subarray(0, PIECE), `bytes 0-${PIECE - 1}/${size}`);
    expect((await fetch(address, { method: 'DELETE' })).status).toBe(499);
    expect((await ask(address, size)).status).toBe(410);
    expect((await ask(`${address}x`, size)).status).toBe(404);
  });

  test('opened for a name that is not there yet does not overwrite', async () => {
    const storage = await startTestStorage();
    const file = storage.bucket.file('photo');
    const [address] = await file.createResumableUpload({
      preconditionOpts: { ifGenerationMatch: 0 },
    });
    await file.save('first', { resumable: false });
    expect((await put(address, Buffer.from('second'))).status).toBe(412);
    expect((await file.download())[0].toString()).toBe('first');
  });
});

test.each([
  ['GET', `/b/other-bucket/o/a`, 404],
  ['GET', `/b/${BUCKET}`, 501],
  ['GET', `/b/${BUCKET}/o?delimiter=/`, 501],
  ['GET', `/b/${BUCKET}/o/a/acl`, 501],
  ['POST', `/upload/storage/v1/b/${BUCKET}/o?uploadType=media&name=a`, 501],
  ['POST', `/b/${BUCKET}/o/a/compose`, 501],
])('%s %s is refused with %i', async (method, address, status) => {
  const { url } = await startTestStorage();
  const response = await fetch(url + address, { method });
  expect(response.status).toBe(status);
  expect((await response.json()).error.message).toMatch(/./);
});

async function setFaults({ url }: TestStorage, fault: object): Promise<void> {
  const response = await fetch(`${url}/_local/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
  expect(response.status).toBe(200);
}
