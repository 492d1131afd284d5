import { randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import {
  ask,
  openSession,
  put,
  readWhole,
  SITE,
  setFaults,
  startTestStorage,
} from './test-storage.ts';
import { PIECE } from './upload-session.ts';

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

  test('that is canceled is over', async () => {
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
