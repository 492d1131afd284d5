import { pageAddress } from '#words/page-address.ts';

/** Where the captions of a curated video are, in the language of the page. */
export function captionsAddress(id: string): string {
  return pageAddress(`/gallery/captions/${id}.vtt`);
}
