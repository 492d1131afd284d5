import { purgeCache } from '@netlify/functions';
import { env } from '../core/env.ts';

/**
 * Makes the CDN forget the public answers with this tag. Where there is no CDN (a laptop) nothing is
 * kept, and nothing is to be forgotten.
 * @throws Error when Netlify does not answer or refuses
 */
export async function purgeTag(tag: string): Promise<void> {
  const { NETLIFY_PURGE_API_TOKEN: token, NETLIFY_API_BASE: apiURL } = env();
  if (token) await purgeCache({ tags: [tag], token, ...(apiURL && { apiURL }) });
}
