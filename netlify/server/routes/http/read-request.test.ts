import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readJson, readQuery } from './read-request.ts';

const schema = z.object({ name: z.string(), count: z.int('Count must be a whole number.') });

function post(body: BodyInit, headers: HeadersInit = { 'content-type': 'application/json' }) {
  return new Request('https://hoops.example/x', { method: 'POST', body, headers });
}

describe('readJson', () => {
  test('parses what fits the schema and drops what the schema does not know', async () => {
    const body = JSON.stringify({ name: 'Ana', count: 2, price: 1 });
    expect(await readJson(post(body), schema)).toEqual({ name: 'Ana', count: 2 });
  });

  test.each([
    [
      'another content type',
      post('{}', { 'content-type': 'text/plain' }),
      'unsupported_media_type',
    ],
    ['no content type', post(new Uint8Array([123, 125]), {}), 'unsupported_media_type'],
    ['text that is not JSON', post('{"name":'), 'malformed_request'],
    ['an empty body', post(''), 'malformed_request'],
    [
      'a body over the limit',
      post(JSON.stringify({ name: 'x'.repeat(70_000) })),
      'payload_too_large',
    ],
    ['JSON of another shape', post('[]'), 'invalid_input'],
    ['NaN, which JSON has not', post('{"name":"a","count":NaN}'), 'malformed_request'],
  ])('refuses %s', async (_, request, code) => {
    await expect(readJson(request, schema)).rejects.toMatchObject({ code });
  });

  test('stops reading a stream that lies about its length', async () => {
    let pulled = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulled += 1;
        controller.enqueue(new Uint8Array(16 * 1024).fill(120));
      },
    });
    const request = new Request('https://hoops.example/x', {
      method: 'POST',
      body: endless,
      headers: { 'content-type': 'application/json' },
      duplex: 'half',
    } as RequestInit);
    await expect(readJson(request, schema)).rejects.toMatchObject({ code: 'payload_too_large' });
    expect(pulled).toBeLessThan(10);
  });

  test('names the field and what is wrong with it', async () => {
    await expect(readJson(post('{"name":"a","count":1.5}'), schema)).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { count: 'Count must be a whole number.' },
    });
  });
});

test('readQuery parses the address', () => {
  const request = new Request('https://hoops.example/x?name=Ana&name=Bo');
  expect(readQuery(request, z.object({ name: z.string() }))).toEqual({ name: 'Bo' });
});
