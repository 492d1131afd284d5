import { env } from '../core/env.ts';

const TIMEOUT_MS = 4_000;

/**
 * A file of our own site, for functions that would have to carry the client of Cloud Storage for it alone.
 * @throws Error where it does not come in time
 */
export async function fetchOwnFile(pathname: string): Promise<Uint8Array> {
  const response = await fetch(new URL(pathname, env().SITE_URL), {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The site answered ${response.status} for ${pathname}.`);
  return new Uint8Array(await response.arrayBuffer());
}
