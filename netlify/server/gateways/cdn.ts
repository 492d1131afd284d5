import { purgeCache } from '@netlify/functions';
import { env } from '../env.ts';

/** Of every public answer that shows games. */
export const GAMES_CACHE_TAG = 'games';

/**
 * Makes the CDN forget the public answers with this tag, so that an edit shows at once. Where there is
 * no CDN (a laptop) nothing is kept, and nothing is to be forgotten. The edit itself stands whatever
 * happens here: a failure is logged, and the old answer lives a day at most.
 */
export async function purgeTag(tag: string): Promise<void> {
  if (!env().NETLIFY_PURGE_API_TOKEN) return;
  try {
    await purgeCache({ tags: [tag] });
  } catch (error) {
    console.error(
      JSON.stringify({ level: 'error', code: 'purge_failed', tag, detail: String(error) }),
    );
  }
}
