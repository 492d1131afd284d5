import { purgeCache } from '@netlify/functions';
import { withDeadline } from '../core/deadline.ts';
import { env } from '../core/env.ts';

/** Netlify's client waits for ever; whoever has saved something waits for this. */
const DEADLINE_MS = 3_000;

/**
 * Makes the CDN forget the public answers with this tag. Where there is no CDN (a laptop) nothing is
 * kept, and nothing is to be forgotten.
 * @throws Error when Netlify does not answer in time or refuses
 */
export async function purgeTag(tag: string): Promise<void> {
  const { NETLIFY_PURGE_API_TOKEN: token, NETLIFY_API_BASE: apiURL } = env();
  if (!token) return;
  const purge = purgeCache({ tags: [tag], token, ...(apiURL && { apiURL }) });
  await withDeadline(purge, DEADLINE_MS, 'purge');
}
