import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { RedirectsHandler } from '@netlify/redirects';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test } from 'vitest';
import { pictureAddress, pictureRules } from '#domain/pictures/picture-address.ts';
import { openImageCdn } from './image-cdn.ts';

const FILE = `${'a'.repeat(40)}-600x400.jpg`;
const photo = () =>
  sharp({ create: { width: 600, height: 400, channels: 3, background: '#c33' } })
    .jpeg()
    .toBuffer();

/** An image host that answers as told, and an Image CDN that may fetch from it. */
async function start(answer?: RequestListener) {
  const bytes = await photo();
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    if (answer) return answer(request, response);
    response.writeHead(200, { 'cache-control': 'public, max-age=31536000, immutable' });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<unknown>((resolve) => server.close(resolve));
  onTestFinished(async () => void (await close()));
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const directory = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  onTestFinished(() => rm(directory, { recursive: true, force: true }));
  const source = { base, project: 'courtside', dataset: 'production' };
  const cdn = openImageCdn(source, directory);
  const ask = async (address: string, init?: RequestInit) => {
    const response = await cdn(new Request(new URL(address, 'http://club.test'), init));
    if (!response) throw new Error('not answered');
    return response;
  };
  const original = `${base}/images/courtside/production/${FILE}`;
  const transform = (query: string, url = original) =>
    ask(`/.netlify/images?url=${encodeURIComponent(url)}&${query}`);
  return { base, source, directory, cdn, ask, original, transform, asked, close };
}

const measure = async (response: Response) => {
  const { format, width, height } = await sharp(await response.arrayBuffer()).metadata();
  return { format, width, height };
};

describe('a picture', () => {
  test('comes in the width and the best format that the browser takes', async () => {
    const { ask } = await start();
    const formats = [
      ['image/avif,image/webp,*/*', 'webp', 'image/webp'],
      ['image/avif,*/*', 'heif', 'image/avif'],
      ['*/*', 'jpeg', 'image/jpeg'],
    ] as const;
    for (const [accept, format, type] of formats) {
      const response = await ask(pictureAddress(FILE, 320), { headers: { accept } });
      expect(response.headers.get('content-type')).toBe(type);
      expect(response.headers.get('vary')).toBe('Accept');
      expect(response.headers.get('cache-control')).toContain('immutable');
      expect(await measure(response)).toEqual({ format, width: 320, height: 213 });
    }
    const named = await ask(pictureAddress(FILE, 480, 'avif'), { headers: { accept: '*/*' } });
    expect(named.headers.get('vary')).toBeNull();
    expect(await measure(named)).toMatchObject({ format: 'heif', width: 480 });
  });

  test('is cut and pressed as Netlify documents it', async () => {
    const { transform } = await start();
    const size = async (query: string) => measure(await transform(`${query}&fm=png`));
    expect(await size('w=300&h=300')).toMatchObject({ width: 300, height: 200 });
    expect(await size('w=300&h=300&fit=cover')).toMatchObject({ width: 300, height: 300 });
    expect(await size('w=100&h=300&fit=fill')).toMatchObject({ width: 100, height: 300 });
    expect(await size('w=100&h=300&fit=cover&position=left')).toMatchObject({ width: 100 });
  });

  test('is fetched and made once, also when it is asked for by many and after a restart', async () => {
    const { ask, asked, source, directory } = await start();
    const address = pictureAddress(FILE, 160);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(address)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const etag = answers[0]?.headers.get('etag') ?? '';
    expect((await ask(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await ask(address, { method: 'HEAD' })).status).toBe(200);
    const again = await openImageCdn(source, directory)(new Request(`http://club.test${address}`));
    expect(again?.headers.get('etag')).toBe(etag);
    expect(asked).toHaveLength(1);
  });
});

describe('refused is', () => {
  test.each([
    ['w=0', 404],
    ['w=-5', 404],
    ['w=1e3', 404],
    ['w=99999', 404],
    ['w=100&w=200', 404],
    ['w=', 404],
    ['h=two', 404],
    ['q=101', 404],
    ['fm=exe', 404],
    ['fit=around', 404],
    ['position=north', 404],
    ['blur=20', 404],
    ['fm=blurhash', 501],
    ['fm=gif', 501],
    ['fit=cover&w=100', 501],
    // Wider than the original: nobody documents what comes.
    ['w=601', 501],
  ])('%s with %i', async (query, status) => {
    const { transform } = await start();
    const response = await transform(query);
    expect(response.status).toBe(status);
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test.each([
    'https://evil.test/photo.jpg',
    'http://169.254.169.254/latest/meta-data',
    'BASE/images/other/production/FILE',
    'BASE/images/courtside/production/../../other/production/FILE',
    'BASE/images/courtside/production/%2e%2e/%2e%2e/secret',
    'https://evil.test/?BASE/images/courtside/production/FILE',
    'https://user:word@evil.test/images/courtside/production/FILE',
    'https://not an address',
  ])('%s, from which nothing is fetched', async (given) => {
    const { transform, asked, base } = await start();
    const response = await transform('w=100', given.replace('BASE', base).replace('FILE', FILE));
    expect(response.status).toBe(403);
    expect(asked).toEqual([]);
  });

  test('a way out of the folder in a short address, another method, and no address at all', async () => {
    const { ask, asked } = await start();
    expect((await ask('/img/320/..%2F..%2F..%2Fsecret')).status).toBe(403);
    expect((await ask(`/img/320/${FILE}&w=5000`)).status).toBe(404);
    expect((await ask(pictureAddress(FILE, 320), { method: 'POST' })).status).toBe(405);
    expect((await ask('/.netlify/images')).status).toBe(404);
    expect((await ask('/.netlify/images?url=/own.jpg')).status).toBe(501);
    expect(asked).toEqual([]);
  });

  test('a drawing, and what is no picture', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script/></svg>';
    const drawn = await start((_request, response) => response.end(svg));
    expect((await drawn.transform('')).status).toBe(501);
    const page = await start((_request, response) => response.end('<html>Sign in</html>'));
    expect((await page.transform('w=100')).status).toBe(415);
    const bytes = await photo();
    const cut = await start((_request, response) => response.end(bytes.subarray(0, 500)));
    expect((await cut.transform('w=100')).status).toBe(415);
  });

  test('what the image host does not have, and where it leads elsewhere', async () => {
    const missing = await start((_request, response) => response.writeHead(404).end());
    expect((await missing.transform('w=100')).status).toBe(404);
    const broken = await start((_request, response) => response.writeHead(500).end());
    expect((await broken.transform('w=100')).status).toBe(502);
    const leading = await start((_request, response) =>
      response.writeHead(302, { location: 'http://169.254.169.254/' }).end(),
    );
    expect((await leading.transform('w=100')).status).toBe(502);
  });
});

test('an image host that is down is said to be, and asked again once it is back', async () => {
  let isDown = true;
  const bytes = await photo();
  const { transform, asked } = await start((request, response) =>
    isDown ? request.destroy() : response.end(bytes),
  );
  const refused = await transform('w=100');
  expect(refused.status).toBe(502);
  expect(await refused.text()).toBe('The image host cannot be reached.');
  isDown = false;
  expect((await transform('w=100')).status).toBe(200);
  expect(asked).toHaveLength(2);
});

test('no other address is answered', async () => {
  const { cdn } = await start();
  for (const other of ['/', '/img', '/img/320', '/img/5000/x.jpg', '/imgs/320/x.jpg']) {
    expect(await cdn(new Request(`http://club.test${other}`)), other).toBeUndefined();
  }
});

test('Netlify’s own matcher leads each short address to the same place', async () => {
  const source = { base: 'https://cdn.sanity.io', project: 'abc123', dataset: 'production' };
  const rules = pictureRules(source);
  const configRedirects = rules.map((rule) => ({ ...rule, status: 200 }));
  const netlify = new RedirectsHandler({
    configRedirects,
    configPath: undefined,
    jwtSecret: '',
    jwtRoleClaim: '',
    notFoundHandler: async () => new Response(null, { status: 404 }),
    projectDir: import.meta.dirname,
  } as ConstructorParameters<typeof RedirectsHandler>[0]);
  for (const { from, to } of rules) {
    const request = new Request(`https://club.test${from.replace('*', FILE)}`);
    const match = await netlify.match(request);
    const expected = new URL(to.replace(':splat', FILE), 'https://club.test');
    expect(Object.fromEntries(match?.target.searchParams ?? []), from).toEqual(
      Object.fromEntries(expected.searchParams),
    );
    expect(match?.target.pathname).toBe('/.netlify/images');
    expect(match?.statusCode).toBe(200);
  }
});
