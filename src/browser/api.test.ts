import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { publicGet, publicPost } from '#contracts/endpoint.ts';
import { messages } from '#words/calls.ts';
import { readLanguageFrom } from '#words/current-language.ts';
import { type ApiResult, callApi } from './api.ts';

let server: Server | undefined;

/** Serves `listener` on a free port and answers its address. */
async function serve(listener: RequestListener): Promise<string> {
  const started = createServer(listener);
  server = started;
  await new Promise<void>((resolve) => started.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(started.address() as AddressInfo).port}`;
}

afterEach(() => {
  vi.restoreAllMocks();
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

const response = z.object({ greeting: z.string() });
const ask = (url: string) =>
  publicGet({
    path: `${url}/ask`,
    request: z.object({ name: z.optional(z.string()) }),
    response,
  });
const tell = (url: string) =>
  publicPost({
    path: `${url}/tell`,
    request: z.object({ name: z.string() }),
    response,
  });

const answerWith =
  (status: number, body: string): RequestListener =>
  (_request, reply) =>
    reply.writeHead(status, { 'content-type': 'application/json' }).end(body);

function codeOf(result: ApiResult<unknown>): string {
  return result.ok ? 'ok' : result.error.code;
}

describe('callApi', () => {
  it("asks for an answer in the page's language, whatever the browser's is", async () => {
    const url = await serve((request, reply) =>
      reply.end(JSON.stringify({ greeting: request.headers['accept-language'] })),
    );
    const english = { ok: true, data: { greeting: 'en' } };
    expect(await callApi(ask(url), {})).toEqual(english);
    expect(await callApi(tell(url), { name: 'Ann' })).toEqual(english);
    readLanguageFrom(() => 'es');
    const spanish = { ok: true, data: { greeting: 'es' } };
    expect(await callApi(ask(url), {})).toEqual(spanish);
    expect(await callApi(tell(url), { name: 'Ann' })).toEqual(spanish);
    readLanguageFrom(() => 'en');
  });

  it('sends a GET with its query and answers the parsed data', async () => {
    const url = await serve((request, reply) =>
      reply.end(JSON.stringify({ greeting: `${request.method} ${request.url}` })),
    );
    expect(await callApi(ask(url), { name: 'Ann & Bo' })).toEqual({
      ok: true,
      data: { greeting: 'GET /ask?name=Ann+%26+Bo' },
    });
    expect(await callApi(ask(url), {})).toMatchObject({ data: { greeting: 'GET /ask' } });
  });

  it('sends a POST as JSON', async () => {
    const url = await serve(async (request, reply) => {
      const body = (await request.toArray()).join('');
      reply.end(JSON.stringify({ greeting: `${request.headers['content-type']} ${body}` }));
    });
    expect(await callApi(tell(url), { name: 'Ann' })).toEqual({
      ok: true,
      data: { greeting: 'application/json {"name":"Ann"}' },
    });
  });

  it("passes on the API's refusal, its message and its fields", async () => {
    const error = {
      code: 'invalid_input',
      message: 'Please check the form.',
      fields: { 'customer.email': 'Email is required.' },
    };
    const url = await serve(answerWith(422, JSON.stringify({ error })));
    expect(await callApi(tell(url), { name: '' })).toEqual({ ok: false, error });
  });

  it.each([
    ['a proxy error page', 502, '<html>Bad Gateway</html>'],
    ['an empty refusal', 500, ''],
    ['a refusal of another shape', 400, '{"message":"no"}'],
    ['a good status without JSON', 200, '<html></html>'],
    ['a good status with other data', 200, '{"greeting":7}'],
  ])('turns %s into a message for the person', async (_name, status, body) => {
    const url = await serve(answerWith(status, body));
    expect(await callApi(ask(url), {})).toEqual({
      ok: false,
      error: { code: 'unexpected_answer', message: messages.unexpected_answer },
    });
  });

  it('says so when nobody listens', async () => {
    const url = await serve(() => undefined);
    await new Promise((resolve) => server?.close(resolve));
    expect(await callApi(ask(url), {})).toEqual({
      ok: false,
      error: { code: 'network', message: messages.network },
    });
  });

  it('says so when the connection breaks in the middle of the answer', async () => {
    const url = await serve((_request, reply) => {
      reply.writeHead(200, { 'content-length': '100' });
      reply.write('{"greet', () => reply.destroy());
    });
    expect(codeOf(await callApi(ask(url), {}))).toBe('network');
  });

  it('gives up after its timeout', async () => {
    const url = await serve(() => undefined);
    expect(codeOf(await callApi(ask(url), {}, { timeoutMs: 30 }))).toBe('timeout');
  });

  it('stops when it is told to', async () => {
    const controller = new AbortController();
    const url = await serve(() => controller.abort());
    const result = await callApi(ask(url), {}, { signal: controller.signal });
    expect(codeOf(result)).toBe('aborted');
  });

  describe('in a browser without AbortSignal.any', () => {
    beforeEach(() => {
      vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
        throw new TypeError('AbortSignal.any is not a function');
      });
    });

    it('answers a caller who can stop it', async () => {
      const { signal } = new AbortController();
      const url = await serve(answerWith(200, '{"greeting":"Hello"}'));
      expect(await callApi(ask(url), {}, { signal })).toMatchObject({ ok: true });
    });

    it('stops when it is told to, at once or on the way, and gives up after its timeout', async () => {
      const controller = new AbortController();
      const { signal } = controller;
      const url = await serve(() => undefined);
      expect(codeOf(await callApi(ask(url), {}, { signal, timeoutMs: 30 }))).toBe('timeout');
      server?.on('request', () => controller.abort());
      expect(codeOf(await callApi(ask(url), {}, { signal }))).toBe('aborted');
      expect(codeOf(await callApi(ask(url), {}, { signal }))).toBe('aborted');
    });
  });
});
