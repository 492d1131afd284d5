import { describe, expect, test } from 'vitest';
import { BUCKET, startTestStorage } from './test-storage.ts';

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
    // What is known of it only someone whom Firebase's rules or scopes let in may ask: nobody here.
    expect((await fetch(address)).status).toBe(403);
    expect(await (await fetch(`${address}?alt=media&token=secret`)).text()).toBe('x');
    expect((await fetch(`${address}?alt=media&token=guess`)).status).toBe(403);
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
