import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type PictureSource,
  pictureRules,
  remoteImages,
} from '#domain/pictures/picture-address.ts';
import { fetchOriginal, readAddress } from './original.ts';
import { type Format, Refusal, readParameters } from './parameters.ts';
import { negotiate, renderPicture } from './render.ts';

const ENDPOINT = '/.netlify/images';
const TYPES: Record<Format, string> = {
  avif: 'image/avif',
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
};

interface Kept {
  bytes: Buffer;
  format: Format;
  cacheControl: string | null;
}

/** Answers a request for a picture; undefined for all others. */
export type AnswerImage = (request: Request) => Promise<Response | undefined>;

/**
 * Stands in for Netlify's Image CDN: `/.netlify/images` with its documented parameters, and the short
 * addresses that lead there. It does not read pictures of the site itself, SVG or GIF, makes no GIF and no
 * blurhash, enlarges nothing, and says so with 501.
 * @param directory where it keeps what it has made, as the CDN does; originals never change at an address
 */
export function openImageCdn(source: PictureSource, directory: string): AnswerImage {
  const allowed = remoteImages(source).map((pattern) => new RegExp(pattern));
  const rules = pictureRules(source).map(({ from, to }) => ({ prefix: from.slice(0, -1), to }));
  // One page asks for the same picture several times at once.
  const underWay = new Map<string, Promise<Kept>>();

  return async (request) => {
    const url = new URL(request.url);
    const rule = rules.find(({ prefix }) => url.pathname.startsWith(prefix));
    if (!rule && url.pathname !== ENDPOINT) return undefined;
    const target = rule?.to.replace(':splat', () => url.pathname.slice(rule.prefix.length));
    const query = target ? new URL(target, url).searchParams : url.searchParams;
    try {
      if (!['GET', 'HEAD'].includes(request.method))
        throw new Refusal(405, 'Only GET is answered.');
      return await answer(query, request);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const headers = { 'content-type': 'text/plain', 'cache-control': 'no-store' };
      return new Response(error.message, { status: error.status, headers });
    }
  };

  async function answer(query: URLSearchParams, request: Request): Promise<Response> {
    const parameters = readParameters(query);
    const accept = request.headers.get('accept') ?? '';
    const original = readAddress(parameters.url, allowed);
    // Without the host: its port changes from run to run, and a name there is the hash of its bytes.
    const url = original.pathname + original.search;
    const variant = JSON.stringify([
      { ...parameters, url },
      parameters.format ?? negotiate(accept),
    ]);
    const name = createHash('sha256').update(variant).digest('hex');
    const make = async (): Promise<Kept> => {
      const { bytes, cacheControl } = await fetchOriginal(original);
      return { ...(await renderPicture(bytes, parameters, accept)), cacheControl };
    };
    const making = underWay.get(name) ?? keep(path.join(directory, name), make);
    underWay.set(name, making);
    const { bytes, format, cacheControl } = await making.finally(() => underWay.delete(name));
    return respond(request, bytes, {
      'content-type': TYPES[format],
      'cache-control': cacheControl ?? 'public, max-age=0, must-revalidate',
      'x-content-type-options': 'nosniff',
      ...(!parameters.format && { vary: 'Accept' }),
    });
  }
}

function respond(request: Request, bytes: Buffer, headers: Record<string, string>): Response {
  const etag = `"${createHash('sha1').update(bytes).digest('hex')}"`;
  const known = request.headers.get('if-none-match') === etag;
  if (known) return new Response(null, { status: 304, headers: { ...headers, etag } });
  const length = { 'content-length': String(bytes.length) };
  const body = request.method === 'HEAD' ? null : new Uint8Array(bytes);
  return new Response(body, { headers: { ...headers, ...length, etag } });
}

/** What was made before, or now: its facts beside its bytes. */
async function keep(file: string, make: () => Promise<Kept>): Promise<Kept> {
  if (existsSync(`${file}.json`)) {
    const facts = JSON.parse(await readFile(`${file}.json`, 'utf8')) as Omit<Kept, 'bytes'>;
    return { ...facts, bytes: await readFile(file) };
  }
  const { bytes, ...facts } = await make();
  await mkdir(path.dirname(file), { recursive: true });
  // Renamed when they are whole, the facts last: another process may look meanwhile.
  const aside = `${file}.${process.pid}.part`;
  await writeFile(aside, bytes);
  await rename(aside, file);
  await writeFile(aside, JSON.stringify(facts));
  await rename(aside, `${file}.json`);
  return { bytes, ...facts };
}
