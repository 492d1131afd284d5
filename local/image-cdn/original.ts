import { Refusal } from './parameters.ts';

/** Above every camera's file. */
const LARGEST_BYTES = 25 * 1024 * 1024;
const WITHIN_MS = 15_000;

export interface Original {
  bytes: Buffer;
  /** As its host says; null where it says nothing. */
  cacheControl: string | null;
}

/**
 * The address of an original, as it comes to after `..`, capitals and the like.
 * @param allowed patterns as in `remote_images`
 * @throws Refusal 403 for one on any other host, 501 for one on the site itself
 */
export function readAddress(address: string, allowed: readonly RegExp[]): URL {
  if (!/^https?:/i.test(address)) {
    throw new Refusal(501, 'Pictures of the site itself are not implemented locally.');
  }
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || url.username || !allowed.some((pattern) => pattern.test(url.href))) {
    throw new Refusal(403, 'This picture is not on a host that remote_images allows.');
  }
  return url;
}

/**
 * Fetches an original, and nothing that its host leads to elsewhere.
 * @throws Refusal 404 where its host has none, 502 when that is down, 413 for what is too large
 */
export async function fetchOriginal(url: URL): Promise<Original> {
  const signal = AbortSignal.timeout(WITHIN_MS);
  const response = await fetch(url, { redirect: 'manual', signal }).catch(unreachable);
  if (response.status !== 200) {
    await response.body?.cancel();
    const status = response.status >= 400 && response.status < 500 ? 404 : 502;
    throw new Refusal(status, `The image host answered ${response.status}.`);
  }
  return {
    bytes: await readAll(response).catch(unreachable),
    cacheControl: response.headers.get('cache-control'),
  };
}

function unreachable(error: unknown): never {
  if (error instanceof Refusal) throw error;
  throw new Refusal(502, 'The image host cannot be reached.');
}

async function readAll(response: Response): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > LARGEST_BYTES) throw new Refusal(413, 'The original is larger than 25 MB.');
    parts.push(part);
  }
  return Buffer.concat(parts);
}
