import path from 'node:path';
import { inject } from 'vitest';
import { startFunctions } from '#local/functions/server.ts';
import { type Stack, startStack } from './stack.ts';

export { flush, invoke } from '#local/functions/invoke.ts';

/** At the addresses they have on Netlify, so that Stripe's stand-in can deliver its events. */
const site = await startFunctions({
  port: 0,
  directory: path.resolve(import.meta.dirname, '../../netlify/functions'),
});

/** The services of this test file. Loaded before the file itself, so the environment is set. */
export const stack: Stack = await startStack({ authUrl: inject('authUrl'), siteUrl: site.url });

/** A POST with a JSON body to a function's address. */
export function postJson(pathname: string, body: unknown): Request {
  return new Request(new URL(pathname, site.url), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
}

/** A GET of an address of the site. */
export function get(pathname: string): Request {
  return new Request(new URL(pathname, site.url));
}

/** Ends what this file started. */
export async function closeStack(): Promise<void> {
  await site.close();
  await stack.close();
}
