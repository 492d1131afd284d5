/* What the CDN keeps an answer under, and is told to forget. */

/** Of every public answer that shows games. */
export const GAMES_CACHE_TAG = 'games';

/** Of the public list of the gallery. */
export const GALLERY_CACHE_TAG = 'gallery';

/** Of the published files of one submission. */
export function mediaCacheTag(submissionId: string): string {
  return `media-${submissionId}`;
}
