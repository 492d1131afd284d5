/** Of the public list. */
export const GALLERY_CACHE_TAG = 'gallery';

/** Of the published files of one submission. */
export function mediaCacheTag(submissionId: string): string {
  return `media-${submissionId}`;
}
