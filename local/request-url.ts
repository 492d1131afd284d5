import type { IncomingMessage } from 'node:http';

const HERE = 'http://local.invalid';

/**
 * The address a request asks for; what stands before its path means nothing. HTTP lets through what is
 * no address (`//`, `*`, `http://[`): `//` is a path, the others count as the root.
 */
export function requestUrl({ url = '/' }: IncomingMessage): URL {
  return URL.parse(url.startsWith('/') ? `${HERE}${url}` : url) ?? new URL(HERE);
}
